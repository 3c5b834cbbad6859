import path from "node:path";
import { openLineFile } from "#sandbox/line-file.ts";
import type { SandboxPayment } from "./payment.ts";

/**
 * The payments, in memory and in a file that survives a restart. Each change is a line; the last
 * line wins.
 */
export interface PaymentsFile {
  byId(id: string): SandboxPayment | undefined;
  byToken(token: string): SandboxPayment | undefined;
  byKey(key: string): SandboxPayment | undefined;
  /** Newest first. */
  newest(limit: number): SandboxPayment[];
  undecided(): SandboxPayment[];
  waitingNotices(): SandboxPayment[];
  /** Resolves once the payment is on disk. */
  put(payment: SandboxPayment): Promise<void>;
  /** Resolves once everything is on disk. */
  settled(): Promise<void>;
}

export async function openPaymentsFile(dataDir: string): Promise<PaymentsFile> {
  const file = await openLineFile<SandboxPayment>(fileIn(dataDir), (lines) => [
    ...toLatest(lines).values(),
  ]);
  const payments = toLatest(file.entries);
  const tokens = new Map([...payments.values()].map(({ token, id }) => [token, id]));
  const keys = new Map<string, string>();
  for (const { idempotency, id } of payments.values())
    if (idempotency) keys.set(idempotency.key, id);
  const get = (id: string | undefined) => (id === undefined ? undefined : payments.get(id));
  return {
    byId: (id) => payments.get(id),
    byToken: (token) => get(tokens.get(token)),
    byKey: (key) => get(keys.get(key)),
    newest: (limit) => [...payments.values()].slice(-limit).toReversed(),
    undecided: () => [...payments.values()].filter(({ status }) => status === "open"),
    waitingNotices: () =>
      [...payments.values()].filter(({ notices }) =>
        notices.some(({ state }) => state === "waiting"),
      ),
    put(payment) {
      payments.set(payment.id, payment);
      tokens.set(payment.token, payment.id);
      if (payment.idempotency) keys.set(payment.idempotency.key, payment.id);
      return file.append(payment);
    },
    settled: () => file.settled(),
  };
}

const fileIn = (dataDir: string) => path.join(dataDir, "payments.jsonl");

/** The last line of each payment; its place is that of the first. */
export function toLatest(lines: readonly SandboxPayment[]): Map<string, SandboxPayment> {
  return new Map(lines.map((payment) => [payment.id, payment]));
}
