import type { BirthDateParts } from "#ui/form/birth-date-parts.ts";
import { computeAge } from "#contract/formatting/formats.ts";

/** Age in whole years on a day ("2026-11-21"); null if the date is incomplete or in the future. */
export function ageOn({ day, month, year }: BirthDateParts, today: string): number | null {
  const [d, m, y] = [Number(day), Number(month), Number(year)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const isDate =
    date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  if (day === "" || month === "" || year.length !== 4 || !isDate) return null;
  const born = date.toISOString().slice(0, 10);
  return born > today ? null : computeAge(born, today);
}
