import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newPayment } from "./payment.ts";
import type { SandboxPayment } from "./payment.ts";
import { openPaymentsFile } from "./payments-file.ts";

const newRequest = {
  description: "100 credits",
  amount: { value: "15.00", currency: "EUR" },
  redirectUrl: "http://127.0.0.1/back",
  cancelUrl: null,
  webhookUrl: null,
  method: null,
  issuer: null,
  locale: "nl_NL",
  metadata: null,
};

const payment = (id: string, status: SandboxPayment["status"]): SandboxPayment => ({
  ...newPayment(newRequest, null, new Date("2026-03-01T12:00:00Z")),
  id,
  status,
});

test("a line cut off by a full disk or a crash harms no other payment", async () => {
  const dir = mkdtempSync(path.join(tmpdir(), "vonk-payments-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const file = await openPaymentsFile(dir);
  await file.put(payment("1", "open"));
  appendFileSync(path.join(dir, "payments.jsonl"), '{"id":"2","sta');
  await file.put(payment("1", "paid"));
  await file.put(payment("3", "open"));
  appendFileSync(path.join(dir, "payments.jsonl"), '{"id":"4","sta');

  // The first start repairs the file, the second reads what it wrote.
  for (const start of [await openPaymentsFile(dir), await openPaymentsFile(dir)]) {
    expect(start.newest(9).map(({ id, status }) => [id, status])).toEqual([
      ["3", "open"],
      ["1", "paid"],
    ]);
  }
});
