const OLDEST = 99;

/** The ages search offers, from the site's minimum, plus the chosen age if it is not among them. */
export function ageOptions(youngest: number, chosen = "") {
  const ages = Array.from({ length: OLDEST - youngest + 1 }, (_, at) => String(youngest + at));
  const all = chosen && !ages.includes(chosen) ? [...ages, chosen] : ages;
  return all.map((age) => [age, age] as const);
}
