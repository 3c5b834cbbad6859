/** Routes without the alert (specification, section 4). */
const awayFrom: readonly string[] = [
  "signup",
  "notifications",
  "activateDone",
  "directdebit",
  "premium",
];

/** Whether a page is one on which a member may be offered push; `routes` are the ids of its routes. */
export const isPushAlertAllowed = (routes: readonly string[]): boolean =>
  !awayFrom.some((route) => routes.includes(route));
