const OLDEST = 99;

/** The ages a search offers, from the site's youngest. */
export function offeredAges(youngest: number): readonly string[] {
  return Array.from({ length: OLDEST - youngest + 1 }, (_, at) => String(youngest + at));
}
