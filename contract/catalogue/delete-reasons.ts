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
