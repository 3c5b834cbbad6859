import type { ComponentType } from "react";
import type { Answers } from "#web/features/signup/answers.ts";

/** A field's name in the API. */
export type FieldName =
  | Exclude<keyof Answers, "birthDate" | "specialConsent">
  | "date_of_birth"
  | "password";

export interface StepProps {
  readonly answers: Answers;
  readonly password: string;
  readonly change: (part: Partial<Answers>) => void;
  readonly typePassword: (password: string) => void;
  /** The error of an answer, until it is changed. */
  readonly wrong: (field: FieldName) => string | undefined;
  /** Whether the address already has an account. */
  readonly taken: boolean;
}

export type StepComponent = ComponentType<StepProps>;
