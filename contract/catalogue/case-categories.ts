/** What a member can report another for. */
export const reportCategories = [
  "money",
  "impersonation",
  "abusive",
  "sexual",
  "minor",
  "other",
] as const;

/** What anybody can complain about, with or without an account. */
export const complaintCategories = [
  "money",
  "impersonation",
  "abusive",
  "sexual",
  "minor",
  "illegal",
  "privacy",
  "service",
  "other",
] as const;
export type CaseCategory = (typeof complaintCategories)[number];

/** What staff found, if it calls for a measure. */
export const caseGrounds = [
  "money",
  "impersonation",
  "abusive",
  "sexual",
  "minor",
  "illegal",
  "privacy",
  "rules",
] as const;
export type CaseGround = (typeof caseGrounds)[number];

/** What staff can do about a case. */
export const caseMeasures = ["none", "warning", "removal", "suspension"] as const;
export type CaseMeasure = (typeof caseMeasures)[number];

/** How many of the last messages a report can add. */
export const REPORTED_MESSAGES = 20;
