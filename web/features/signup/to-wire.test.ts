import { expect, test } from "vitest";
import { signupAnswers, signupForm } from "#contract/signup.ts";
import { noAnswers } from "./answers.ts";
import type { Answers, StepName } from "./answers.ts";
import { checkBody, signupBody } from "./to-wire.ts";

const marijke: Answers = {
  ...noAnswers,
  gender: "female",
  seeks: "male",
  birthDate: { day: "4", month: "5", year: "1966" },
  name: "Marijke",
  country: "NL",
  region: "09",
  city: "Baarn",
  interests: ["tea", "hiking"],
  email: "marijke@example.com",
};
const password = "een lange geheime zin";

const id = "0b8f7a52-6c1e-4f0e-9c3a-2f1d6a7b8c9d";

test("the form matches the contract", () => {
  const form = { ...marijke, terms: true, specialConsent: true };
  expect(signupForm.parse(signupBody({ answers: form, password }, id))).toEqual({
    id,
    gender: "female",
    seeks: "male",
    date_of_birth: "1966-05-04",
    name: "Marijke",
    country: "NL",
    region: "09",
    city: "Baarn",
    interests: ["tea", "hiking"],
    email: "marijke@example.com",
    password,
    terms: true,
    orientation_text: "2026-11-22",
    special_consent: true,
  });
});

test("an unticked terms checkbox has its own field error", () => {
  const result = signupForm.safeParse(signupBody({ answers: marijke, password }, id));
  expect(result.error?.issues.map((issue) => issue.message)).toEqual(["terms_required"]);
});

function errorCodes(step: StepName, answers: Answers) {
  const result = signupAnswers.safeParse(checkBody(step, { answers, password: "" }));
  const issues = result.error?.issues ?? [];
  // The server returns only the first error of a field.
  const words = issues.map((issue) => [issue.path.join("."), issue.message] as const);
  return Object.fromEntries(words.toReversed());
}

test("every unanswered question has a field error", () => {
  expect(errorCodes("who", noAnswers)).toEqual({ gender: "required", seeks: "required" });
  expect(errorCodes("birthDate", noAnswers)).toEqual({ date_of_birth: "birth_date_required" });
  expect(errorCodes("place", { ...noAnswers, country: "NL" })).toMatchObject({
    name: "required",
    region: "required",
    city: "required",
  });
  expect(errorCodes("account", noAnswers)).toMatchObject({
    email: "required",
    password: "required",
  });
});

test.each([
  [{ day: "4", month: "", year: "1966" }],
  [{ day: "", month: "5", year: "1966" }],
  [{ day: "4", month: "5", year: "66" }],
])("an incomplete date is invalid: %j", (birthDate) => {
  expect(errorCodes("birthDate", { ...marijke, birthDate })).toEqual({
    date_of_birth: "invalid_birth_date",
  });
});
