import { expect, test } from "vitest";
import { createManualClock } from "#tests/manual-clock.ts";
import { withCachedOffers } from "./cache-offers.ts";
import { PaymentUnavailable } from "./port.ts";
import type { MethodOffer, PaymentProvider } from "./port.ts";

const offer = (id: MethodOffer["id"]) => ({ id, issuers: [] });
const price = { minor: 588, currency: "EUR" } as const;

/** A provider that responds to each request when the test lets it. */
function aProvider() {
  const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
  const requests: PromiseWithResolvers<MethodOffer[]>[] = [];
  const provider = withCachedOffers<Pick<PaymentProvider, "offers">>(
    {
      offers: () => {
        const request = Promise.withResolvers<MethodOffer[]>();
        requests.push(request);
        return request.promise;
      },
    },
    clock,
  );
  const ids = async () =>
    (await provider.offers({ country: "NL", amount: price })).map(({ id }) => id);
  return { clock, requests, ids };
}

test("parallel callers share one request, and the next follows a minute later", async () => {
  const { clock, requests, ids } = aProvider();
  const calls = [ids(), ids(), ids()];
  requests[0]?.resolve([offer("ideal")]);
  expect(await Promise.all(calls)).toEqual([["ideal"], ["ideal"], ["ideal"]]);
  clock.advance(59_999);
  expect(await ids()).toEqual(["ideal"]);
  expect(requests).toHaveLength(1);
});

test("after a minute the previous offers are shown while the next ones load", async () => {
  const { clock, requests, ids } = aProvider();
  const first = ids();
  requests[0]?.resolve([offer("ideal")]);
  await first;
  clock.advance(60_000);
  expect(await ids()).toEqual(["ideal"]);
  expect(await ids()).toEqual(["ideal"]);
  expect(requests).toHaveLength(2);
  requests[1]?.resolve([offer("paypal")]);
  await expect.poll(ids).toEqual(["paypal"]);
});

test("offers older than ten minutes are not shown", async () => {
  const { clock, requests, ids } = aProvider();
  const first = ids();
  requests[0]?.resolve([offer("ideal")]);
  await first;
  clock.advance(10 * 60_000);
  const later = ids();
  requests[1]?.resolve([offer("paypal")]);
  expect(await later).toEqual(["paypal"]);
});

test("a provider that is unavailable from the start is retried after five seconds", async () => {
  const { clock, requests, ids } = aProvider();
  const first = ids();
  requests[0]?.reject(new PaymentUnavailable("away"));
  expect(await first).toEqual([]);
  clock.advance(4_999);
  expect(await ids()).toEqual([]);
  expect(requests).toHaveLength(1);
  clock.advance(1);
  expect(await ids()).toEqual([]);
  requests[1]?.resolve([offer("ideal")]);
  await expect.poll(ids).toEqual(["ideal"]);
});

test("while the provider is unavailable its last offers count", async () => {
  const { clock, requests, ids } = aProvider();
  const first = ids();
  requests[0]?.resolve([offer("ideal")]);
  await first;
  clock.advance(60_000);
  await ids();
  requests[1]?.reject(new PaymentUnavailable("away"));
  clock.advance(5_000);
  await expect.poll(async () => [await ids(), requests.length]).toEqual([["ideal"], 3]);
});

test("offers for one currency do not apply to another", async () => {
  const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
  const { offers } = withCachedOffers<Pick<PaymentProvider, "offers">>(
    {
      offers: async ({ amount }) =>
        amount.currency === "EUR" ? [offer("creditcard"), offer("paypal")] : [offer("creditcard")],
    },
    clock,
  );
  const ids = async (currency: "EUR" | "CHF") => {
    const offered = await offers({ country: "CH", amount: { minor: 588, currency } });
    return offered.map(({ id }) => id);
  };
  expect(await ids("EUR")).toEqual(["creditcard", "paypal"]);
  expect(await ids("CHF")).toEqual(["creditcard"]);
});
