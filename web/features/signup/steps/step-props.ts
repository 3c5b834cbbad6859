import type { ComponentType } from "react";
import type { Answers } from "#web/features/signup/answers.ts";

/** A field as the calls name it. */
export type FieldName =
  | "gender"
  | "seeks"
  | "date_of_birth"
  | "name"
  | "country"
  | "region"
  | "city"
  | "interests"
  | "email"
  | "password"
  | "terms";

export interface StepProps {
  readonly answers: Answers;
  readonly password: string;
  readonly change: (part: Partial<Answers>) => void;
  readonly typePassword: (password: string) => void;
  /** Why an answer was refused, until it is changed. */
  readonly wrong: (field: FieldName) => string | undefined;
  /** The address has an account already. */
  readonly taken: boolean;
}

export type StepComponent = ComponentType<StepProps>;
