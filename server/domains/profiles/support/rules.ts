import type { Gender } from "#contract/catalogue/attributes.ts";
import type { StaffRole } from "#contract/office/roles.ts";

/** Who corrects what members cannot change themselves. */
export const SUPPORT_ROLES: readonly StaffRole[] = ["support", "admin"];

export interface Identity {
  readonly date_of_birth: string;
  readonly gender: Gender;
}

/** The fields that a correction changes, each with its old and new value. */
export function describeCorrection(
  before: Identity,
  after: Identity,
): Readonly<Partial<Record<keyof Identity, string>>> {
  return Object.fromEntries(
    (["date_of_birth", "gender"] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, `${before[field]} → ${after[field]}`]),
  );
}
