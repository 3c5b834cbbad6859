import { MethodEnum } from "mollie-api-typescript/models";
import { expect, test } from "vitest";
import { createManualClock } from "#tests/manual-clock.ts";
import { aSandboxServer, mollieFor, submitForm } from "#tests/world/a-sandbox-server.ts";

const DAY_MS = 86_400_000;
const euros = (value: string) => ({ value, currency: "EUR" });

async function aShop() {
  const clock = createManualClock(new Date("2026-11-30T12:00:00Z"));
  const server = await aSandboxServer({ now: () => clock.now() });
  const mollie = mollieFor(server);
  const submit = async (paymentId: string, action: string, form: Record<string, string>) => {
    const { links } = await mollie.payments.get({ paymentId });
    const { pathname } = new URL(links.changePaymentState?.href ?? "");
    await submitForm(server, `${pathname}/${action}`, form);
  };
  const aPaidPayment = async (method: MethodEnum, amount = euros("13.80")) => {
    const { id } = await mollie.payments.create({
      paymentRequest: {
        description: "Vonk",
        redirectUrl: "http://localhost:3000/transactions/1",
        amount,
        method,
      },
    });
    await submit(id, "outcome", { outcome: "pay" });
    return id;
  };
  return { clock, mollie, submit, aPaidPayment };
}

test("each day and currency has a settlement of what was paid, refunded and charged back", async () => {
  const { clock, mollie, submit, aPaidPayment } = await aShop();
  const bank = await aPaidPayment(MethodEnum.Ideal);
  await aPaidPayment(MethodEnum.Ideal);
  await aPaidPayment(MethodEnum.Applepay);
  await aPaidPayment(MethodEnum.Blik, { value: "20.00", currency: "PLN" });
  clock.advance(DAY_MS);
  await aPaidPayment(MethodEnum.Paypal);
  await submit(bank, "reversal", { reversal: "refund_part" });
  await submit(bank, "reversal", { reversal: "charge_back" });

  const list = async (month?: string) => {
    const query = month === undefined ? {} : { year: "2026", month };
    return (await mollie.settlements.list(query)).result.embedded.settlements;
  };
  const line = (method: string, count: number, value: string) =>
    expect.objectContaining({ method, count, amountNet: euros(value) });
  const today = { id: "stl_20261201EUR", status: "open", amount: euros("0.00") };
  const euro = { id: "stl_20261130EUR", status: "paidout", amount: euros("41.40") };
  const zloty = { id: "stl_20261130PLN", amount: { value: "20.00", currency: "PLN" } };
  expect(await list()).toMatchObject([today, zloty, euro]);
  expect(await list("11")).toMatchObject([zloty, euro]);
  const [{ periods: later } = {}] = await list("12");
  expect(later?.["2026"]?.["12"]?.revenue).toEqual([
    line("paypal", 1, "13.80"),
    line("refund", 1, "-6.90"),
    line("chargeback", 1, "-6.90"),
  ]);
  const { periods } = await mollie.settlements.get({ settlementId: "stl_20261130EUR" });
  expect(periods?.["2026"]?.["11"]?.revenue).toEqual([
    line("creditcard", 1, "13.80"),
    line("ideal", 2, "27.60"),
  ]);
  const unknown = mollie.settlements.get({ settlementId: "stl_none" });
  await expect(unknown).rejects.toMatchObject({ statusCode: 404 });
});

test("a refund that today's balance does not cover waits in the queue", async () => {
  const { clock, mollie, aPaidPayment } = await aShop();
  const paymentId = await aPaidPayment(MethodEnum.Ideal);
  clock.advance(DAY_MS);
  const refundRequest = { amount: euros("13.80") };
  const { id: refundId, status } = await mollie.refunds.create({ paymentId, refundRequest });
  expect(status).toBe("queued");
  clock.advance(60_000);
  expect((await mollie.refunds.get({ paymentId, refundId })).status).toBe("pending");
});
