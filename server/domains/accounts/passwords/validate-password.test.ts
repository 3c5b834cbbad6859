import { expect, test } from "vitest";
import commonPasswords from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };
import ownList from "./common-passwords.json" with { type: "json" };
import { loadCommonWords } from "./common-words.ts";
import { validatePassword } from "./validate-password.ts";

const words = await loadCommonWords();
const marijke = {
  siteName: "Zweiter Frühling",
  name: "Marijke",
  email: "marijke.devries@example.nl",
  birthDate: "1970-02-03",
};
const nobody = { siteName: "Vonk" };
const isAccepted = (password: string) => validatePassword(password, nobody, words) === null;

test.each([
  ["elf tekens!", "password_too_short"],
  ["welkom", "password_too_short"],
  // Twelve UTF-16 code units, but six characters to a reader.
  ["😀😀😀😀😀😀", "password_too_short"],
  ["123456789012", "password_common"],
  ["aaaaaaaaaaaa", "password_regular"],
  ["abcdefghijkl", "password_regular"],
  ["zyxwvutsrqpo", "password_regular"],
  ["!QAZ2wsx#EDC", "password_regular"],
  ["abcabcabcabc", "password_regular"],
  ["bella-1966bella-1966", "password_regular"],
  ["qwertyuiop12", "password_common"],
  ["azertyuiop123", "password_common"],
  ["1qaz2wsx3edc4rfv", "password_regular"],
  ["112233445566", "password_regular"],
  ["password1234", "password_common"],
  ["Wachtwoord2026!", "password_common"],
  ["2026!!Welkom!!", "password_common"],
  ["Pa$$w0rd2026", "password_common"],
  ["w3lkom12345678", "password_common"],
  ["ichliebedich", "password_common"],
  ["Sommer2026!!!", "password_common"],
  ["motdepasse123", "password_common"],
  ["contraseña2026", "password_common"],
  ["mijnwachtwoord", "password_common"],
  ["test1234test", "password_common"],
  ["PasswordPassword1", "password_common"],
  ["volleybal123", "password_common"],
  ["ilovemydog123", "password_common"],
  ["demo-demo-demo", "password_regular"],
  ["ikhouvanjou123", "password_common"],
  ["mijnhondbella1", "password_common"],
  ["zomer2026zomer", "password_common"],
  ["Amsterdam2026!", "password_common"],
  ["jesuisheureux1", "password_common"],
  ["kochamciebardzo", "password_common"],
  ["micasaestucasa", "password_common"],
  ["drowssap1234", "password_common"],
  ["marijke1966!", "password_personal"],
  ["DeVries-1966!", "password_personal"],
  ["marijke.devries", "password_personal"],
  ["fruhling2026", "password_personal"],
  ["Frühling 1966!", "password_personal"],
  ["1970-02-03-marijke", "password_personal"],
  ["maandag 3-2-1970", "password_personal"],
  ["zeven lange koeien", null],
  ["marijke houdt van koeien", null],
  ["een frühling zonder regen", null],
  ["correct horse battery staple", null],
  ["8h3Kd92nQx5v", null],
  ["wij-fietsen-op-zondag", null],
  ["drei blaue hunde", null],
  ["le chat mange du pain", null],
  ["il gatto dorme sempre", null],
  ["kot pije mleko rano", null],
])("%s: %s", (password, expected) => {
  expect(validatePassword(password, marijke, words)).toBe(expected);
});

test("every leaked password of twelve characters is rejected, in any capitalization", () => {
  const leaked = [...commonPasswords, ...ownList.leaked, ...ownList.words];
  const long = leaked.filter((password) => password.length >= 12);
  expect(long.length).toBeGreaterThan(300);
  expect(long.flatMap((one) => [one, one.toUpperCase()]).filter(isAccepted)).toEqual([]);
});

test("a common word padded with digits and symbols is rejected", () => {
  const common = [...commonPasswords.slice(0, 3_000), ...ownList.words];
  const made = common
    .filter((word) => /^[a-z]+$/.test(word))
    .flatMap((word) => [`${word}12345678!`, `2026!!${word}99`]);
  const long = made.filter((password) => password.length >= 12);
  expect(long.length).toBeGreaterThan(5_000);
  expect(long.filter(isAccepted)).toEqual([]);
});

test("random passwords and four random words are accepted", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  const signs = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  const plain = [...words].filter(([word, cost]) => cost < 3.3 && /^[a-z]{4,}$/.test(word));
  const randoms = times(300, () => times(14, () => signs[random(signs.length)]).join(""));
  const phrases = times(300, () => times(4, () => plain[random(plain.length)]?.[0]).join(" "));
  expect([...randoms, ...phrases].filter((password) => !isAccepted(password))).toEqual([]);
});

test.each([
  ["symbols that can replace letters", "4@310!5$7ae"],
  ["digits", "0314159265358979"],
  ["one letter", "a"],
  ["words", "dehetikzijnwas"],
])("128 characters of %s are checked in less than 20 ms", (_, characters) => {
  const password = characters.repeat(128).slice(0, 128);
  validatePassword(password, marijke, words);
  const before = process.cpuUsage();
  for (let n = 0; n < 20; n += 1) validatePassword(password, marijke, words);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / 20).toBeLessThan(20);
});
