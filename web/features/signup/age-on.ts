import type { BirthDateParts } from "#ui/birth-date-field.tsx";

/** Whole years on a day of the reader's calendar; null where the parts are no date yet, or one to come. */
export function ageOn({ day, month, year }: BirthDateParts, today: Date): number | null {
  const [d, m, y] = [Number(day), Number(month), Number(year)];
  const born = new Date(y, m - 1, d);
  const isDate = born.getFullYear() === y && born.getMonth() === m - 1 && born.getDate() === d;
  if (day === "" || month === "" || year.length !== 4 || !isDate || born > today) return null;
  const hadBirthday =
    today.getMonth() > m - 1 || (today.getMonth() === m - 1 && today.getDate() >= d);
  return today.getFullYear() - y - (hadBirthday ? 0 : 1);
}
