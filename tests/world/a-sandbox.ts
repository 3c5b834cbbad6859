import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import type { NextStep } from "#contract/orders.ts";
import type { SandboxPayment } from "#sandbox/payments/payment.ts";
import type { Reversal } from "#sandbox/payments/reverse-payment.ts";
import { openPaymentsFile } from "#sandbox/payments/payments-file.ts";
import { startSandboxProvider } from "#sandbox/payments/start-sandbox-provider.ts";
import type { Send } from "#sandbox/payments/notify-shop.ts";

export type Outcome =
  | "pay"
  | "pay_half"
  | "pay_lost"
  | "pay_twice"
  | "fail"
  | "cancel"
  | "pending"
  | "expire";

/** The demo's payment provider on its own port, for the tests in this file. */
export async function aSandbox(
  clock: { now(): Date },
  send: Send,
  more: { readonly pauses?: readonly number[] } = {},
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "vonk-sandbox-"));
  const settings = {
    dataDir,
    host: "127.0.0.1",
    log: () => undefined,
    now: clock.now,
    send,
    ...more,
  };
  let running = await startSandboxProvider({ ...settings, port: 0 });
  const { url } = running;
  afterAll(async () => {
    await running.close();
    // The provider's last write may create a file while the folder is being removed, so retry.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  const port = Number(new URL(url).port);
  return {
    url,
    port: String(port),
    /** Stops the provider; a restart reads its stored payments. */
    stop: () => running.close(),
    async start() {
      running = await startSandboxProvider({ ...settings, port });
    },
    /** The stored state of every payment. */
    payments(): SandboxPayment[] {
      const file = openPaymentsFile(dataDir);
      const payments = file.newest(-1);
      file.close();
      return payments;
    },
    /** Submits a form on the provider's page; returns the redirect, if there is one. */
    async choose(checkoutUrl: string, outcome: Outcome): Promise<string | null> {
      return submit(`${checkoutUrl}/outcome`, { outcome });
    },
    /** Refunds or charges back a paid payment, or cancels the reversal. */
    reverse: (checkoutUrl: string, reversal: Reversal) =>
      submit(`${checkoutUrl}/reversal`, { reversal }),
    payByCard: (checkoutUrl: string, number: string) => submit(`${checkoutUrl}/card`, { number }),
  };
}

async function submit(url: string, form: Record<string, string>): Promise<string | null> {
  const answer = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  await answer.text();
  if (answer.status >= 400) throw new Error(`${answer.status} at ${url}`);
  return answer.headers.get("location");
}

/** The provider's page on which a payment is made. */
export function pageOf(next: NextStep): string {
  if (next.is !== "redirect") throw new Error(`the next step is ${next.is}, not a page`);
  return next.url;
}
