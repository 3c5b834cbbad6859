import { expect, test } from "vitest";
import lists from "./common-passwords.json" with { type: "json" };
import { validatePassword } from "./validate-password.ts";

const personal = ["Marijke", "marijke.devries@example.nl", "Zweiter Frühling"];

test.each([
  ["elf tekens!", "password_too_short"],
  ["welkom", "password_too_short"],
  // Twelve units of the encoding, six characters of a reader.
  ["😀😀😀😀😀😀", "password_too_short"],
  ["123456789012", "password_common"],
  ["aaaaaaaaaaaa", "password_common"],
  ["abcdefghijkl", "password_common"],
  ["zyxwvutsrqpo", "password_common"],
  ["qwertyuiop12", "password_common"],
  ["azertyuiop123", "password_common"],
  ["1qaz2wsx3edc4rfv", "password_common"],
  ["!QAZ2wsx#EDC", "password_common"],
  ["112233445566", "password_common"],
  ["abcabcabcabc", "password_common"],
  ["password1234", "password_common"],
  ["Wachtwoord2026!", "password_common"],
  ["2026!!Welkom!!", "password_common"],
  ["Pa$$w0rd2026", "password_common"],
  ["w3lkom12345678", "password_common"],
  ["ichliebedich", "password_common"],
  ["Sommer2026!!!", "password_common"],
  ["motdepasse123", "password_common"],
  ["contraseña2026", "password_common"],
  ["bella-1966bella-1966", "password_common"],
  ["marijke1966!", "password_personal"],
  ["DeVries-1966!", "password_personal"],
  ["marijke.devries", "password_personal"],
  ["fruhling2026", "password_personal"],
  ["Frühling 1966!", "password_personal"],
  ["zeven lange koeien", null],
  ["marijke houdt van koeien", null],
  ["een frühling zonder regen", null],
  ["correct horse battery staple", null],
  ["8h3Kd92nQx5v", null],
  ["wij-fietsen-op-zondag", null],
])("%s: %s", (password, expected) => {
  expect(validatePassword(password, personal)).toBe(expected);
});

test("every password of the list is refused, however it is capitalised", () => {
  const accepted = lists.whole.flatMap((one) =>
    [one, one.toUpperCase()].filter((password) => validatePassword(password, []) === null),
  );
  expect(lists.whole.length).toBeGreaterThan(400);
  expect(accepted).toEqual([]);
});

test("a common word made long enough with digits is refused, before and behind", () => {
  const words = lists.bases.filter((word) => /^[a-z]/.test(word));
  const made = words.flatMap((word) => [`${word}12345678!`, `2026!!${word}99`]);
  const accepted = made.filter((one) => one.length >= 12 && validatePassword(one, []) === null);
  expect(accepted).toEqual([]);
});

test("the longest password is judged quickly", () => {
  const long = Array.from({ length: 128 }, (_, n) => String.fromCharCode(33 + ((n * 37) % 90)));
  const began = performance.now();
  for (let n = 0; n < 100; n += 1) validatePassword(long.join(""), personal);
  expect((performance.now() - began) / 100).toBeLessThan(10);
});
