const DAY_MS = 24 * 60 * 60_000;

/** How long a bank transfer may take if the shop gives no due date. */
export const BANK_TRANSFER_DAYS = 14;

/** The furthest due date: this many days after tomorrow. */
const MOST_DAYS = 100;

/** Whether a shop may give this due date (YYYY-MM-DD) now. */
export function isDueDate(date: string, now: Date): boolean {
  const days = (Date.parse(date) - startOfDay(now)) / DAY_MS;
  return days >= 1 && days <= MOST_DAYS + 1;
}

/** When a transfer expires that is due on this date: at the start of the next business day. */
export function endOfDueDate(date: string): string {
  const due = toBusinessDay(Date.parse(date));
  return new Date(toBusinessDay(due + DAY_MS)).toISOString();
}

function startOfDay(at: Date): number {
  return Date.parse(at.toISOString().slice(0, 10));
}

function toBusinessDay(day: number): number {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 6) return day + 2 * DAY_MS;
  return weekday === 0 ? day + DAY_MS : day;
}
