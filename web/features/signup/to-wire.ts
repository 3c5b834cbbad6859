import { orientationTexts } from "#contract/catalogue/attributes.ts";
import type { CallOf } from "#contract/shared/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import type { Gender, Seeking } from "#contract/catalogue/attributes.ts";
import { joinBirthDate } from "#ui/form/birth-date-parts.ts";
import type { Answers, StepName } from "./answers.ts";
import type { FieldName } from "./steps/step-props.ts";

type Body = CallOf<Endpoints["POST /api/signup"]>["body"];
type CheckBody = CallOf<Endpoints["POST /api/signup/check"]>["body"];

interface Typed {
  readonly answers: Answers;
  readonly password: string;
}

/** The API fields of each step. */
export const fieldsOf: Readonly<Record<StepName, readonly FieldName[]>> = {
  who: ["gender", "seeks"],
  birthDate: ["date_of_birth"],
  place: ["name", "country", "region", "city"],
  interests: ["interests"],
  account: ["email", "password", "terms"],
};

/** The whole form; `id` makes a retry the same sign-up. */
export function signupBody({ answers, password }: Typed, id: string): Body {
  const { name, country, region, city, interests, email } = answers;
  return {
    id,
    // Send unanswered fields empty, so that the server returns their errors.
    gender: answers.gender ?? ("" as Gender),
    seeks: answers.seeks ?? ("" as Seeking),
    date_of_birth: joinBirthDate(answers.birthDate),
    name,
    country,
    region,
    city,
    interests: [...interests],
    email,
    password,
    terms: answers.terms as true,
    orientation_text: orientationTexts[0],
    special_consent: answers.specialConsent,
  };
}

/** The answers of one step, for the check before the next step. */
export function checkBody(step: StepName, typed: Typed): CheckBody {
  const body = signupBody(typed, "");
  return Object.fromEntries(fieldsOf[step].map((field) => [field, body[field]]));
}
