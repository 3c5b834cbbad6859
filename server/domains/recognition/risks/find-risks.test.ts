import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { risks } from "#contract/catalogue/risks.ts";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { readCorpus } from "#tests/recognition/risks/read-corpus.ts";
import type { Labelled } from "#tests/recognition/risks/read-corpus.ts";
import { findRisks } from "./find-risks.ts";

/** The share of risky messages whose risk is found, and of harmless ones with any. */
function measure(messages: readonly Labelled[], locale: Locale) {
  const found = messages.map(({ text, label }) => ({ label, risks: findRisks(text, locale) }));
  const harmless = found.filter(({ label }) => label === "harmless");
  const risky = found.filter(({ label }) => label !== "harmless");
  const right = risky.filter(({ label, risks: of }) => of.some((risk) => risk === label));
  return {
    recall: right.length / risky.length,
    falseAlarms: harmless.filter(({ risks: of }) => of.length > 0).length / harmless.length,
  };
}

describe.each(locales)("the model of %s", (locale) => {
  test("reads different messages, with every risk", () => {
    const messages = [...readCorpus(locale, "open"), ...readCorpus(locale, "training")];
    expect(new Set(messages.map(({ text }) => text.toLowerCase())).size).toBe(messages.length);
    expect(messages.length).toBeGreaterThan(1_000);
    expect(new Set(messages.map(({ label }) => label)).size).toBe(risks.length + 1);
  });

  test("recognises the messages it was trained on, after its weights were packed", () => {
    const { recall, falseAlarms } = measure(readCorpus(locale, "open"), locale);
    expect(recall).toBeGreaterThanOrEqual(0.75);
    expect(falseAlarms).toBeLessThanOrEqual(0.01);
  });

  test("finds nothing in an empty text, and numbers and addresses in any", () => {
    expect(findRisks("", locale)).toEqual([]);
    for (const contact of ["06-12 34 56 78", "pim@example.org", "t.me/pim", "https://example.org"])
      expect([contact, findRisks(contact, locale).includes("contact")]).toEqual([contact, true]);
    expect(findRisks("NL91 ABNA 0417 1643 00", locale)).toContain("money");
  });
});

test.each(["nl", "de", "en"] as const)(
  "no line of the demo's conversations in %s is taken for a risk",
  (locale) => {
    const file = new URL(`../../../../world/conversations/${locale}.json`, import.meta.url);
    const conversations = JSON.parse(readFileSync(file, "utf8")) as { lines: { text: string }[] }[];
    const texts = conversations.flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(texts.filter((text) => findRisks(text, locale).length > 0)).toEqual([]);
    expect(texts.length).toBeGreaterThan(150);
  },
);

/** Two plain messages of each risk, in none of the corpora. */
const PLAIN: Readonly<Record<Locale, readonly string[]>> = {
  nl: [
    "Wat is je nummer? Dan app ik je",
    "Mail me maar, dat praat makkelijker",
    "Kun je 200 euro voorschieten voor mijn ticket?",
    "Ik zit zonder geld, help me alsjeblieft",
    "Als je niet reageert, zet ik je foto's online",
    "Na alles wat ik voor je deed, ben je me dit schuldig",
    "Zeg hier niets over tegen je dochter",
    "Wis dit gesprek straks, het is ons geheim",
  ],
  en: [
    "What's your number? I'll text you",
    "Just email me, it's easier to talk",
    "Could you lend me 200 pounds for my ticket?",
    "I have run out of money, please help me",
    "If you don't answer I'll put your photos online",
    "After everything I've done for you, you owe me this",
    "Don't say a word about this to your daughter",
    "Delete this chat later, it's our secret",
  ],
  de: [
    "Wie ist deine Nummer? Dann schreibe ich dir auf WhatsApp",
    "Schick mir doch eine Mail, das ist einfacher",
    "Kannst du mir 200 Euro für mein Ticket vorstrecken?",
    "Ich habe kein Geld mehr, bitte hilf mir",
    "Wenn du nicht reagierst, stelle ich deine Fotos ins Netz",
    "Nach allem, was ich für dich getan habe, bist du mir das schuldig",
    "Sag deiner Tochter nichts davon",
    "Lösch diesen Chat nachher, das ist unser Geheimnis",
  ],
  fr: [
    "C'est quoi ton numéro ? Je t'écris sur WhatsApp",
    "Envoie-moi un mail, c'est plus simple",
    "Tu peux m'avancer 200 euros pour mon billet ?",
    "Je n'ai plus d'argent, aide-moi s'il te plaît",
    "Si tu ne réponds pas, je mets tes photos en ligne",
    "Après tout ce que j'ai fait pour toi, tu me dois bien ça",
    "N'en dis pas un mot à ta fille",
    "Efface cette discussion après, c'est notre secret",
  ],
  es: [
    "¿Cuál es tu número? Te escribo por WhatsApp",
    "Mándame un correo, es más fácil",
    "¿Puedes adelantarme 200 euros para mi billete?",
    "Me he quedado sin dinero, ayúdame por favor",
    "Si no respondes, subo tus fotos a internet",
    "Después de todo lo que hice por ti, me lo debes",
    "No le digas nada de esto a tu hija",
    "Borra este chat luego, es nuestro secreto",
  ],
  it: [
    "Qual è il tuo numero? Ti scrivo su WhatsApp",
    "Mandami una mail, è più semplice",
    "Puoi anticiparmi 200 euro per il mio biglietto?",
    "Sono rimasto senza soldi, aiutami per favore",
    "Se non rispondi metto le tue foto su internet",
    "Dopo tutto quello che ho fatto per te, me lo devi",
    "Non dire niente di questo a tua figlia",
    "Cancella questa chat dopo, è il nostro segreto",
  ],
  pl: [
    "Jaki masz numer? Napiszę na WhatsAppie",
    "Napisz do mnie maila, tak będzie łatwiej",
    "Możesz mi pożyczyć 200 euro na bilet?",
    "Zostałem bez pieniędzy, pomóż mi, proszę",
    "Jak nie odpowiesz, wrzucę twoje zdjęcia do internetu",
    "Po tym wszystkim, co dla ciebie zrobiłem, jesteś mi to winna",
    "Nie mów o tym ani słowa córce",
    "Skasuj potem tę rozmowę, to nasza tajemnica",
  ],
};

test.each(locales)("at least six of eight plain risky messages in %s are found", (locale) => {
  const known = [...readCorpus(locale, "open"), ...readCorpus(locale, "training")];
  const plain = PLAIN[locale];
  expect(known.filter(({ text }) => plain.includes(text))).toEqual([]);
  const missed = plain.filter((text) => findRisks(text, locale).length === 0);
  expect(missed, missed.join("\n")).toSatisfy(({ length }: readonly string[]) => length <= 2);
});

/** What was measured (docs/decisions/0041-recognition.md), rounded to the worse side. */
const HELD_BACK: Readonly<Record<Locale, readonly [recall: number, falseAlarms: number]>> = {
  nl: [0.85, 0.05],
  en: [0.7, 0.03],
  de: [0.74, 0.03],
  fr: [0.87, 0.01],
  it: [0.66, 0.03],
  es: [0.56, 0.03],
  pl: [0.72, 0],
};

test.each(locales)("the messages held back in %s are recognised as measured", (locale) => {
  const messages = readCorpus(locale, "held-back");
  expect(messages.length).toBeGreaterThan(240);
  const { recall, falseAlarms } = measure(messages, locale);
  expect(recall).toBeGreaterThanOrEqual(HELD_BACK[locale][0]);
  expect(falseAlarms).toBeLessThanOrEqual(HELD_BACK[locale][1]);
});

test.each([
  ["letters", "a"],
  ["digits", "1 2 "],
  ["addresses", "a@"],
  ["names", "a_"],
])("a long message of %s is read in less than 500 ms", (_, part) => {
  const start = performance.now();
  findRisks(part.repeat(10_000), "nl");
  expect(performance.now() - start).toBeLessThan(500);
});
