import type { Interest } from "#contract/catalogue/interests.ts";
import type { Gender, Seeking } from "#contract/catalogue/attributes.ts";
import type { BirthDateParts } from "#ui/form/birth-date-parts.ts";

/** The answers so far, as typed; "" and null are unanswered. */
export interface Answers {
  readonly gender: Gender | null;
  readonly seeks: Seeking | null;
  readonly birthDate: BirthDateParts;
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly interests: readonly Interest[];
  /** Consent to store and show interests of a special category. */
  readonly specialConsent: boolean;
  readonly email: string;
  readonly terms: boolean;
}

export const noAnswers: Answers = {
  gender: null,
  seeks: null,
  birthDate: { day: "", month: "", year: "" },
  name: "",
  country: "",
  region: "",
  city: "",
  interests: [],
  specialConsent: false,
  email: "",
  terms: false,
};

/** The questions in order, numbered from 0 (specification, section 2). */
export const steps = ["who", "birthDate", "place", "interests", "account"] as const;
export type StepName = (typeof steps)[number];
export const LAST_STEP = steps.length - 1;

/** The requested step, or the first unanswered step before it. */
export function reachableStep(answers: Answers, requested: number): number {
  const open = steps.findIndex((step) => !isAnswered(answers, step));
  const furthest = open < 0 ? LAST_STEP : open;
  return Math.max(0, Math.min(requested, furthest));
}

function isAnswered(answers: Answers, step: StepName): boolean {
  switch (step) {
    case "who":
      return answers.gender !== null && answers.seeks !== null;
    case "birthDate":
      return Object.values(answers.birthDate).every((part) => part !== "");
    case "place":
      return answers.name.trim() !== "" && answers.region !== "" && answers.city.trim() !== "";
    case "interests":
      return true;
    case "account":
      return false;
  }
}
