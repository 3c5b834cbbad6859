import type { SandboxMethod } from "./methods/method-ids.ts";
import { getMinorUnits } from "./amounts.ts";
import { toDate } from "./customers.ts";
import type { SandboxPayment } from "./payment.ts";
import { isEffective } from "./reversals.ts";

type LineMethod = SandboxMethod | "refund" | "chargeback";

/** What one day brought in one currency, less what went back. */
export interface Settlement {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly currency: string;
  readonly minor: number;
  readonly lines: readonly SettlementLine[];
}

interface SettlementLine {
  readonly method: LineMethod;
  readonly count: number;
  readonly minor: number;
}

interface Entry {
  readonly date: string;
  readonly currency: string;
  readonly method: LineMethod;
  readonly minor: number;
}

/** The settlements of these payments, newest first. */
export function computeSettlements(payments: readonly SandboxPayment[]): Settlement[] {
  const days = Map.groupBy(
    payments.flatMap(entriesOf),
    ({ date, currency }) => `stl_${date.replaceAll("-", "")}${currency}`,
  );
  return [...days]
    .map(([id, entries]) => ({
      id,
      date: entries[0]?.date ?? "",
      currency: entries[0]?.currency ?? "",
      minor: sumOf(entries),
      lines: [...Map.groupBy(entries, ({ method }) => method)].map(([method, same]) => ({
        method,
        count: same.length,
        minor: sumOf(same),
      })),
    }))
    .toSorted((one, other) => other.id.localeCompare(one.id));
}

/** What has not been paid out yet, from which refunds are taken. */
export function computeBalance(
  payments: readonly SandboxPayment[],
  currency: string,
  now: Date,
): number {
  const today = payments
    .flatMap(entriesOf)
    .filter((entry) => entry.currency === currency && entry.date === toDate(now));
  return sumOf(today);
}

function entriesOf(payment: SandboxPayment): Entry[] {
  const { method, status, refunds, chargebacks, amount, changedAt } = payment;
  if (status !== "paid" || method === null) return [];
  const entry = (at: string, kind: LineMethod, minor: number): Entry => ({
    date: at.slice(0, 10),
    currency: amount.currency,
    method: kind,
    minor,
  });
  return [
    // A wallet settles as the card in it.
    entry(changedAt, method === "applepay" ? "creditcard" : method, getMinorUnits(payment)),
    ...refunds.filter(isEffective).map((one) => entry(one.createdAt, "refund", -one.minor)),
    ...chargebacks.flatMap(({ createdAt, reversedAt, minor }) => [
      entry(createdAt, "chargeback", -minor),
      ...(reversedAt === null ? [] : [entry(reversedAt, "chargeback", minor)]),
    ]),
  ];
}

function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { minor }) => sum + minor, 0);
}
