import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { offer as offerShape } from "#contract/checkout.ts";
import type { AppError } from "#server/platform/http/app-error.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { PASSWORD, aMember, aProfile } from "#tests/world/a-member.ts";
import { aSandbox, pageOf } from "#tests/world/a-sandbox.ts";

const sandbox = await aSandbox({ now: () => app.clock.now() }, async () => 200);
const app = testApp({ SANDBOX_PORT: sandbox.port });

async function loadOffer(profileCountry: string, requested?: CountryCode, host = "localhost") {
  const site = (await app.context.services.sites.byHost(host)).id;
  const member = await aMember(app.db, { site, profile: { country: profileCountry } });
  const ctx = await aContext(app.context, member.id, { host });
  const query = requested ? { country: requested } : {};
  return (await app.context.calls(ctx, "GET /api/credits/offer", { query })).offer;
}

test("the offer has bundles, prices, tax, methods and the seller", async () => {
  await aProfile(app.db, { profile: { kind: "fictional" } });
  const offer = await loadOffer("NL");
  expect(offer).toMatchObject({
    country: "NL",
    countries: ["NL", "BE", "FR", "ES"],
    vat_percentage: 21,
    fictional_count: 1,
    company: { name: "Vonk Voorbeeld B.V. (demo)" },
  });
  expect(offer.bundles.map(({ id, messages }) => [id, messages])).toEqual([
    ["small", 6],
    ["medium", 15],
    ["large", 40],
    ["largest", 100],
  ]);
  expect(offer.bundles[0]).toEqual({
    id: "small",
    credits: 60,
    price: { minor: 588, currency: "EUR" },
    vat: { minor: 102, currency: "EUR" },
    messages: 6,
    price_per_message: { minor: 98, currency: "EUR" },
  });
  const all = ["small", "medium", "large", "largest"];
  const wallet = { family: "wallet", brands: [], issuers: [], bundles: all };
  expect(offer.methods).toEqual([
    {
      id: "ideal",
      name: "iDEAL | Wero",
      family: "bank",
      brands: [],
      issuers: [
        { id: "ideal_TESTNL1A", name: "Oefenbank" },
        { id: "ideal_TESTNL2A", name: "Proefbank Noord" },
        { id: "ideal_TESTNL3A", name: "Spaarproef" },
        { id: "ideal_TESTNL4A", name: "Bank van Voorbeeld" },
      ],
      bundles: all,
    },
    {
      id: "creditcard",
      name: "Creditcard",
      family: "card",
      brands: [
        { id: "visa", name: "Visa" },
        { id: "mastercard", name: "Mastercard" },
      ],
      issuers: [],
      bundles: all,
    },
    { ...wallet, id: "applepay", name: "Apple Pay" },
    { ...wallet, id: "paypal", name: "PayPal" },
    {
      ...wallet,
      id: "paysafecard",
      name: "paysafecard",
      family: "voucher",
      bundles: ["small", "medium", "large"],
    },
    { ...wallet, id: "sct", name: "Bankoverschrijving", family: "transfer" },
  ]);
  expect(offerShape.parse(offer)).toEqual(offer);
});

test("the payment country defaults to the profile's and can be changed; currency and methods follow", async () => {
  const swiss = await loadOffer("CH", undefined, "zweiter.localhost");
  expect([swiss.country, swiss.bundles[0]?.price, swiss.vat_percentage]).toEqual([
    "CH",
    { minor: 680, currency: "CHF" },
    8.1,
  ]);
  const polish = await loadOffer("CH", "PL", "zweiter.localhost");
  expect([polish.country, polish.bundles[0]?.price]).toEqual([
    "PL",
    { minor: 1990, currency: "PLN" },
  ]);
  expect(polish.methods.map(({ id }) => id)).toEqual([
    "prezelewy24",
    "creditcard",
    "blik",
    "applepay",
    "paypal",
    "paysafecard",
  ]);
});

test("a country that the site does not serve falls back to one that it serves", async () => {
  expect((await loadOffer("NL", "DE")).country).toBe("NL");
  expect((await loadOffer("US")).country).toBe("NL");
});

test("the country of the visit is used if the site does not serve the profile's country", async () => {
  const countryOf = async (profile: string, visit: string) => {
    const member = await aMember(app.db, { profile: { country: profile } });
    const ctx = await aContext(app.context, member.id, { country: visit });
    const answer = await app.context.calls(ctx, "GET /api/credits/offer", { query: {} });
    return answer.offer.country;
  };
  expect(await countryOf("US", "BE")).toBe("BE");
  expect(await countryOf("NL", "BE")).toBe("NL");
});

test.each(demoSites)(
  "$id offers every bundle in each of its countries",
  async ({ hosts, data }) => {
    for (const country of data.countries) {
      const offer = await loadOffer(country, country, hosts[0]);
      expect(offer.bundles).toHaveLength(4);
      for (const { price } of offer.bundles)
        expect(price.currency).toBe(offer.bundles[0]?.price.currency);
      expect(offer.methods.map(({ id }) => id)).toContain("creditcard");
    }
  },
);

test("an unknown country is an invalid value, and a visitor must log in", async () => {
  const { email } = await aMember(app.db);
  const visitor = app.visitor();
  expect((await visitor.get("/api/credits/offer")).json().error).toBe("authentication_required");
  await visitor.post("/api/user.php", { email, password: PASSWORD });
  const wrong = await visitor.get("/api/credits/offer?country=XX");
  expect([wrong.statusCode, wrong.json().fields.country.error]).toEqual([422, "invalid_value"]);
  const list = await visitor.get("/api/transactions");
  expect([list.statusCode, list.json()]).toEqual([200, { transactions: [], page: 1, more: false }]);
});

test.each([
  [{ bundle: "huge" }, { code: "invalid_input", details: { fields: { bundle: "invalid_value" } } }],
  [{ country: "DE" }, { code: "invalid_input", details: { fields: { country: "invalid_value" } } }],
  [
    { issuer: "ideal_NO" },
    { code: "invalid_input", details: { fields: { issuer: "invalid_value" } } },
  ],
  [{ method: "giropay" }, { code: "method_unavailable" }],
  [{ method: "maestro" }, { code: "method_unavailable" }],
  [{ method: "sdd" }, { code: "method_unavailable" }],
  [{ method: "blik" }, { code: "method_unavailable" }],
  [{ country: "BE" }, { code: "method_unavailable" }],
  [{ method: "cartebancaire" }, { code: "method_unavailable" }],
] as const)("an order with %j is rejected before a payment is created", async (change, error) => {
  const member = await aMember(app.db);
  const ctx = await aContext(app.context, member.id);
  const body = {
    id: randomUUID(),
    bundle: "small",
    method: "ideal",
    country: "NL",
    ...change,
  } as const;
  const ordering = app.context.calls(ctx, "POST /api/orders", { body });
  await expect(ordering).rejects.toEqual(expect.objectContaining(error) as AppError);
  const list = await app.context.calls(ctx, "GET /api/transactions", { query: {} });
  expect(list.transactions).toEqual([]);
});

test("a chosen bank opens directly, and a brand opens the card form", async () => {
  const member = await aMember(app.db, { profile: { country: "FR" } });
  const ctx = await aContext(app.context, member.id);
  const order = (body: object) =>
    app.context.calls(ctx, "POST /api/orders", {
      body: { id: randomUUID(), bundle: "small", method: "ideal", country: "NL", ...body },
    });
  const load = async (body: object) => (await fetch(pageOf((await order(body)).next))).text();
  expect(await load({})).toContain("Kies een bank");
  expect(await load({ issuer: "ideal_TESTNL3A" })).toContain("bij Spaarproef");
  expect(await load({ method: "cartebancaire", country: "FR" })).toContain("Betalen met kaart");
});
