import { expect, test } from "vitest";
import de from "@zxcvbn-ts/language-de/src/firstnames.json" with { type: "json" };
import en from "@zxcvbn-ts/language-en/src/firstnames.json" with { type: "json" };
import es from "@zxcvbn-ts/language-es-es/src/firstnames.json" with { type: "json" };
import fr from "@zxcvbn-ts/language-fr/src/firstnames.json" with { type: "json" };
import it from "@zxcvbn-ts/language-it/src/firstnames.json" with { type: "json" };
import nlBoys from "@zxcvbn-ts/language-nl-be/src/boysFirstnames.json" with { type: "json" };
import nlGirls from "@zxcvbn-ts/language-nl-be/src/girlsFirstnames.json" with { type: "json" };
import plWomen from "@zxcvbn-ts/language-pl/src/femaleFirstnames.json" with { type: "json" };
import plMen from "@zxcvbn-ts/language-pl/src/maleFirstnames.json" with { type: "json" };
import { demoSites } from "#world/demo/demo-sites.ts";
import { validateName } from "./validate-name.ts";

const vonk = { siteName: "Vonk", email: "marijke@example.nl" };

test.each([
  "Marijke",
  "Jo",
  "Admina",
  "Admir",
  "Ad Min",
  "Theo",
  "Servaas",
  "Servatius",
  "Teamo",
  "Steam",
  "Modesta",
  "Vonkje",
  "Anne-Marie",
  "J.P. de Vries",
  "J.de Boer",
  "Sinéad O’Connor",
  "Łukasz",
  "Đorđe",
  "Søren",
  "Nguyễn Thị Ánh",
  "Ayşe",
  "Олена",
  "Ελένη",
  "ליאור",
  "ليلى",
  "Theo58",
  "Jan & Piet",
  "Marijke (1966)",
  "Sam van 't Hof",
])("%s is a valid name", (name) => {
  expect(validateName(name, vonk)).toBeNull();
});

test.each([
  ["@marijke", "name_starts_with_at"],
  ["Marijke@Example.NL", "name_is_email"],
  ["M\u200b", "name_invisible"],
  ["Ma\u200brijke", "name_invisible"],
  ["Ma\u00adrijke", "name_invisible"],
  ["Mar\u2028ijke", "name_invisible"],
  ["Mar\u2029ijke", "name_invisible"],
  ["\u202eekjiraM", "name_invisible"],
  ["Ma\u0000rijke", "name_invisible"],
  ["M\u3164", "name_invisible"],
  ["M\u2800arijke", "name_invisible"],
  ["06-12345678", "name_contact"],
  ["Jan 0612345678", "name_contact"],
  ["Jan ０６１２３４５６７８", "name_contact"],
  ["bel 06 12 34 56 78", "name_contact"],
  ["marijke@elders.nl", "name_contact"],
  ["marijke gmail", "name_contact"],
  ["www marijke", "name_contact"],
  ["https://x.nl", "name_contact"],
  ["nul zes een twee drie vier vijf zes zeven acht", "name_contact"],
  ["marijke (at) elders punt nl", "name_contact"],
  ["marijke.com", "name_contact"],
  ["marijke punt nl", "name_contact"],
  ["insta: whatsapp me", "name_contact"],
  ["Marijke ✔", "name_characters"],
  ["🌷🌷", "name_characters"],
  ["<b>Marijke</b>", "name_characters"],
  ["ᴍarijke", "name_characters"],
  ["M̶̢̛̖a̷rijke", "name_characters"],
  ["1966", "name_characters"],
  ["Мarijke", "name_alphabets"],
  ["Marijκe", "name_alphabets"],
  ["аdmin", "name_alphabets"],
  ["admin", "name_reserved"],
  ["Admin", "name_reserved"],
  ["4dm1n", "name_reserved"],
  ["adrnin", "name_reserved"],
  ["admın", "name_reserved"],
  ["AdmIn", "name_reserved"],
  ["ａｄｍｉｎ", "name_reserved"],
  ["𝐚𝐝𝐦𝐢𝐧", "name_reserved"],
  ["a d m i n", "name_reserved"],
  ["админ", "name_reserved"],
  ["Модератор", "name_reserved"],
  ["αδμιν", "name_reserved"],
  ["Klantenservice Vonk", "name_reserved"],
  ["Vonk-team", "name_reserved"],
  ["VonkTeam", "name_reserved"],
  ["vonkteam", "name_reserved"],
  ["V0nk", "name_reserved"],
  ["Marijke van Vonk", "name_reserved"],
  ["Support24", "name_reserved"],
  ["Kundenservice", "name_reserved"],
  ["Customer Service", "name_reserved"],
  ["help desk", "name_reserved"],
  ["Atención al cliente", "name_reserved"],
  ["Rédaction", "name_reserved"],
  ["Obsługa klienta", "name_reserved"],
  ["Assistenza", "name_reserved"],
  ["De redactie", "name_reserved"],
])("%j is not a valid name: %s", (name, code) => {
  expect(validateName(name, vonk)).toBe(code);
});

const firstNames = { de, en, es, fr, it, nlBoys, nlGirls, plWomen, plMen };

test.each(Object.entries(firstNames))(
  "every first name on the list %s is a valid name",
  (_, list) => {
    const names = list.map((name) => name.slice(0, 1).toUpperCase() + name.slice(1));
    expect(names.length).toBeGreaterThan(800);
    expect(names.filter((name) => validateName(name, vonk) !== null)).toEqual([]);
  },
);

test("a site's full name is reserved on that site", () => {
  const spring = { siteName: "Second Spring" };
  expect(validateName("Second Spring", spring)).toBe("name_reserved");
  expect(validateName("secondspring", spring)).toBe("name_reserved");
  expect(validateName("Alison from Second Spring", spring)).toBe("name_reserved");
  expect(validateName("Alison Spring", spring)).toBeNull();
  expect(validateName("Vonk", spring)).toBeNull();
  for (const { name } of demoSites.map(({ data }) => data)) {
    expect(validateName(name, { siteName: name })).toBe("name_reserved");
  }
});
