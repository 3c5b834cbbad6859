import { expect, test } from "vitest";
import { dayIn } from "#contract/formatting/formats.ts";
import type { SignupAnswers, SignupForm } from "#contract/signup.ts";
import { validateAnswers, removeUnconsented, isSignupOpen } from "./rules.ts";
import type { SignupRules } from "./rules.ts";
import { loadCommonWords } from "#server/domains/accounts/passwords/common-words.ts";

const site: SignupRules = {
  name: "Vonk",
  countries: ["NL", "BE"],
  interests: ["tea", "hiking", "sex"],
  min_age: 18,
  message_length: 100,
};
const words = await loadCommonWords();
const validate = (answers: SignupAnswers, today = "2026-11-21", rules = site) =>
  validateAnswers(answers, rules, { today, words });

test.each([
  ["eighteen today", "2008-11-21", "2026-11-21", undefined],
  ["eighteen tomorrow", "2008-11-22", "2026-11-21", "too_young"],
  [
    "born on 29 February, the day before 1 March of a common year",
    "2008-02-29",
    "2026-02-28",
    "too_young",
  ],
  ["born on 29 February, on 1 March of a common year", "2008-02-29", "2026-03-01", undefined],
  ["born on 1 March, on 29 February of a leap year", "2010-03-01", "2028-02-29", "too_young"],
  ["born today", "2026-11-21", "2026-11-21", "too_young"],
  ["born tomorrow", "2026-11-22", "2026-11-21", "invalid_birth_date"],
  ["30 February", "1969-02-30", "2026-11-21", "invalid_birth_date"],
  ["29 February of a common year", "1969-02-29", "2026-11-21", "invalid_birth_date"],
  ["month 13", "1969-13-01", "2026-11-21", "invalid_birth_date"],
  ["the year 0", "0000-01-01", "2026-11-21", "invalid_birth_date"],
  ["120 years old", "1906-11-21", "2026-11-21", undefined],
  ["121 years old", "1905-11-21", "2026-11-21", "invalid_birth_date"],
])("%s", (_, date_of_birth, today, expected) => {
  expect(validate({ date_of_birth }, today).date_of_birth).toBe(expected);
});

test("a site may require a higher age", () => {
  const answers = { date_of_birth: "1990-01-01" };
  expect(validate(answers, "2026-11-21", { ...site, min_age: 40 }).date_of_birth).toBe("too_young");
});

test("the birthday begins at midnight in the site's time zone", () => {
  const at = new Date("2026-11-20T23:30:00Z");
  const answers = { date_of_birth: "2008-11-21" };
  expect(validate(answers, dayIn("Europe/Amsterdam", at)).date_of_birth).toBeUndefined();
  expect(validate(answers, dayIn("Europe/London", at)).date_of_birth).toBe("too_young");
});

test.each([
  ["@marijke", undefined, "name_starts_with_at"],
  ["@", "a@example.nl", "name_starts_with_at"],
  ["Marijke@Example.NL", "marijke@example.nl", "name_is_email"],
  ["marijke@example.nl", "anders@example.nl", "name_contact"],
  ["Klantenservice Vonk", undefined, "name_reserved"],
  ["Marijke", undefined, undefined],
])("the name %s with the address %s: %s", (name, email, expected) => {
  expect(validate({ name, ...(email !== undefined && { email }) }).name).toBe(expected);
});

test.each([
  ["NL", "09", {}],
  ["NL", "99", { region: "unknown_region" }],
  ["DE", "09", { country: "unknown_country" }],
  ["XX", "09", { country: "unknown_country" }],
])("a place in %s, region %s", (country, region, expected) => {
  expect(validate({ country, region })).toEqual(expected);
});

test.each([
  ["NL", "09", "Utrecht", {}],
  ["NL", "09", "utrecht ", {}],
  ["NL", "04", "Maastricht", { city: "unknown_city" }],
  ["NL", "04", "1234 AB", { city: "unknown_city" }],
  ["NL", "99", "Utrecht", { region: "unknown_region" }],
  ["NL", undefined, "Maastricht", {}],
])("a town in %s, region %s: %s", (country, region, city, expected) => {
  expect(validate({ country, city, ...(region && { region }) })).toEqual(expected);
});

test("an interest that the site does not offer is rejected", () => {
  expect(validate({ interests: ["tea"] })).toEqual({});
  expect(validate({ interests: ["tea", "beer"] })).toEqual({ interests: "invalid_value" });
});

test("a first message may be as long as any message, counted in characters", () => {
  expect(validate({ signup_message: "😀".repeat(100) })).toEqual({});
  expect(validate({ signup_message: "a".repeat(101) })).toEqual({ signup_message: "too_long" });
});

test("a password may not consist of the other answers", () => {
  const password = "Marijke Pannekoek 14-05-69";
  expect(validate({ password })).toEqual({});
  const answers = { name: "Marijke", email: "pannekoek@example.nl", date_of_birth: "1969-05-14" };
  expect(validate({ ...answers, password })).toEqual({ password: "password_personal" });
});

test.each([
  ["all", false, true],
  ["all", true, true],
  ["with_trafficsource", false, false],
  ["with_trafficsource", true, true],
  ["closed", false, false],
  ["closed", true, false],
] as const)("sign-ups %s, from a traffic source %s: %s", (signups, fromSource, expected) => {
  expect(isSignupOpen(signups, fromSource)).toBe(expected);
});

test("without consent nothing special is stored; with it everything is, each value once", () => {
  const form = { interests: ["tea", "sex", "tea"], sexuality: "bi" } as Partial<SignupForm>;
  expect(removeUnconsented({ ...form, special_consent: false } as SignupForm)).toEqual({
    interests: ["tea"],
    sexuality: undefined,
  });
  expect(removeUnconsented({ ...form, special_consent: true } as SignupForm)).toEqual({
    interests: ["tea", "sex"],
    sexuality: "bi",
  });
});
