/** Why a member leaves. */
export const deleteReasons = [
  "price",
  "found_someone",
  "not_looking",
  "site_problems",
  "no_members",
  "time",
  "other",
] as const;
export type DeleteReason = (typeof deleteReasons)[number];

/** The longest remark with the reason `other`, in characters. */
export const REMARK_LENGTH = 1_000;
