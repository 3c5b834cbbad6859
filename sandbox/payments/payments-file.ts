import { appendFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
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
  await mkdir(dataDir, { recursive: true });
  const file = fileIn(dataDir);
  const payments = await readPayments(dataDir);
  await rewrite(file, payments);
  const tokens = new Map([...payments.values()].map(({ token, id }) => [token, id]));
  const keys = new Map<string, string>();
  for (const { idempotency, id } of payments.values())
    if (idempotency) keys.set(idempotency.key, id);
  let writing = Promise.resolve();
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
      // The leading newline starts a fresh line even if a full disk cut off the previous one.
      const line = `\n${JSON.stringify(payment)}\n`;
      const written = writing.then(() => appendFile(file, line));
      writing = written.catch(() => undefined);
      return written;
    },
    settled: () => writing,
  };
}

const fileIn = (dataDir: string) => path.join(dataDir, "payments.jsonl");

/** A line cut off by a crash or a full disk was never acknowledged, so it is skipped. */
export async function readPayments(dataDir: string): Promise<Map<string, SandboxPayment>> {
  const text = await readFile(fileIn(dataDir), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const payments = text.split("\n").flatMap(readLine);
  return new Map(payments.map((payment) => [payment.id, payment]));
}

function readLine(line: string): SandboxPayment[] {
  try {
    // Written by `put` or `rewrite`.
    return [JSON.parse(line) as SandboxPayment];
  } catch {
    return [];
  }
}

async function rewrite(file: string, payments: ReadonlyMap<string, SandboxPayment>) {
  const lines = [...payments.values()].map((payment) => `${JSON.stringify(payment)}\n`);
  await writeFile(`${file}.new`, lines.join(""));
  await rename(`${file}.new`, file);
}
