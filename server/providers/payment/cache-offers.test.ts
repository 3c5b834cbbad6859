import { expect, test } from "vitest";
import type { Bundle } from "#contract/checkout.ts";
import { createManualClock } from "#server/platform/clock.ts";
import { PaymentUnavailable } from "#server/providers/payment/port.ts";
import type { MethodOffer } from "#server/providers/payment/port.ts";
import { listMethods } from "./list-methods.ts";

const euro = (minor: number) => ({ minor, currency: "EUR" }) as const;
const bundle: Bundle = {
  id: "small",
  credits: 60,
  price: euro(588),
  vat: null,
  messages: 6,
  price_per_message: euro(98),
};
const offer = (id: MethodOffer["id"]) => ({ id, issuers: [] });

/** A provider that answers each question when the test says so. */
function aShop() {
  const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
  const questions: PromiseWithResolvers<MethodOffer[]>[] = [];
  const provider = {
    offers: () => {
      const question = Promise.withResolvers<MethodOffer[]>();
      questions.push(question);
      return question.promise;
    },
  };
  const services = { clock, payment: { provider } };
  return {
    clock,
    questions,
    ids: async () => (await listMethods(services, "NL", [bundle])).map(({ id }) => id),
  };
}

test("many who look at once are one question, and a minute long there is no other", async () => {
  const { clock, questions, ids } = aShop();
  const looking = [ids(), ids(), ids()];
  questions[0]?.resolve([offer("ideal")]);
  expect(await Promise.all(looking)).toEqual([["ideal"], ["ideal"], ["ideal"]]);
  clock.advance(59_999);
  expect(await ids()).toEqual(["ideal"]);
  expect(questions).toHaveLength(1);
});

test("after a minute the answer of before serves while the next one comes", async () => {
  const { clock, questions, ids } = aShop();
  const first = ids();
  questions[0]?.resolve([offer("ideal")]);
  await first;
  clock.advance(60_000);
  expect(await ids()).toEqual(["ideal"]);
  expect(await ids()).toEqual(["ideal"]);
  expect(questions).toHaveLength(2);
  questions[1]?.resolve([offer("paypal")]);
  await expect.poll(ids).toEqual(["paypal"]);
});

test("an answer of ten minutes ago is not shown any more", async () => {
  const { clock, questions, ids } = aShop();
  const first = ids();
  questions[0]?.resolve([offer("ideal")]);
  await first;
  clock.advance(10 * 60_000);
  const later = ids();
  questions[1]?.resolve([offer("paypal")]);
  expect(await later).toEqual(["paypal"]);
});

test("a provider that never answered is asked again after five seconds", async () => {
  const { clock, questions, ids } = aShop();
  const first = ids();
  questions[0]?.reject(new PaymentUnavailable("away"));
  expect(await first).toEqual([]);
  clock.advance(4_999);
  expect(await ids()).toEqual([]);
  expect(questions).toHaveLength(1);
  clock.advance(1);
  expect(await ids()).toEqual([]);
  questions[1]?.resolve([offer("ideal")]);
  await expect.poll(ids).toEqual(["ideal"]);
});

test("one that falls silent leaves its last answer standing", async () => {
  const { clock, questions, ids } = aShop();
  const first = ids();
  questions[0]?.resolve([offer("ideal")]);
  await first;
  clock.advance(60_000);
  await ids();
  questions[1]?.reject(new PaymentUnavailable("away"));
  clock.advance(5_000);
  await expect.poll(async () => [await ids(), questions.length]).toEqual([["ideal"], 3]);
});

test("what the provider offers for one currency is not offered for another", async () => {
  const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
  const provider = {
    offers: async ({ amount }: { amount: Bundle["price"] }) =>
      amount.currency === "EUR" ? [offer("creditcard"), offer("paypal")] : [offer("creditcard")],
  };
  const services = { clock, payment: { provider } };
  const ids = async (currency: "EUR" | "CHF") => {
    const price = { minor: 588, currency };
    return (await listMethods(services, "CH", [{ ...bundle, price }])).map(({ id }) => id);
  };
  expect(await ids("EUR")).toEqual(["creditcard", "paypal"]);
  expect(await ids("CHF")).toEqual(["creditcard"]);
});
