import { orientationTexts } from "#contract/attributes.ts";
import type { CallOf } from "#contract/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import type { Gender } from "#contract/attributes.ts";
import type { Answers, StepName } from "./answers.ts";
import type { FieldName } from "./steps/step-props.ts";

type Body = CallOf<Endpoints["POST /api/signup"]>["body"];
type CheckBody = CallOf<Endpoints["POST /api/signup/check"]>["body"];

interface Typed {
  readonly answers: Answers;
  readonly password: string;
}

/** Which fields of the calls a step asks for. */
export const fieldsOf: Readonly<Record<StepName, readonly FieldName[]>> = {
  who: ["gender", "seeks"],
  birthDate: ["date_of_birth"],
  place: ["name", "country", "region", "city"],
  interests: ["interests"],
  account: ["email", "password", "terms"],
};

/** The whole form; `id` makes a second try the same sign-up. */
export function signupBody({ answers, password }: Typed, id: string): Body {
  const { name, country, region, city, interests, email } = answers;
  return {
    id,
    // What was not answered is sent empty, so that the server says in words what is missing.
    gender: answers.gender ?? ("" as Gender),
    seeks: answers.seeks ?? ("" as Gender),
    date_of_birth: dateOf(answers),
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

/** The answers of one step, to be checked before the next is shown. */
export function checkBody(step: StepName, typed: Typed): CheckBody {
  const body = signupBody(typed, "");
  return Object.fromEntries(fieldsOf[step].map((field) => [field, body[field]]));
}

/** "1966-05-14", or "" while nothing is filled in; nonsense stays nonsense, for the server to name. */
function dateOf({ birthDate: { day, month, year } }: Answers): string {
  if (day === "" && month === "" && year === "") return "";
  return [year, twoDigits(month), twoDigits(day)].join("-");
}

/** Nothing stays nothing: "00" would look like a whole date. */
function twoDigits(part: string): string {
  return part && part.padStart(2, "0");
}
