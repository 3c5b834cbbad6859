const OLDEST = 99;

/** The ages search offers, from the site's minimum. */
export function offeredAges(youngest: number): readonly string[] {
  return Array.from({ length: OLDEST - youngest + 1 }, (_, at) => String(youngest + at));
}
