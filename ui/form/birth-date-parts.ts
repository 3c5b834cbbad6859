/** As typed, such as "4", "04" or ""; the server validates. `month` is "1" to "12" or "". */
export interface BirthDateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** "1966-05-14", or "" if nothing is filled in; an invalid date is passed on for the server to reject. */
export function joinBirthDate({ day, month, year }: BirthDateParts): string {
  if (day === "" && month === "" && year === "") return "";
  return [year, twoDigits(month), twoDigits(day)].join("-");
}

export function splitBirthDate(date: string): BirthDateParts {
  const [year = "", month = "", day = ""] = date.split("-");
  return { day: String(Number(day)), month: String(Number(month)), year };
}

/** Keeps "" empty, since "00" would look like a complete date. */
function twoDigits(part: string): string {
  return part && part.padStart(2, "0");
}
