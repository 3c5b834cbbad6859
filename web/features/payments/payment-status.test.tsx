import { expect, test } from "vitest";
import type { Transaction } from "#contract/payments.ts";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import { readPage } from "#tests/browser/open-page.ts";
import { aTransaction } from "#tests/wire/a-transaction.ts";
import { aUser } from "#tests/wire/a-user.ts";
import type { PaymentOutcome } from "./payment-outcome.ts";

const euro = (minor: number) => ({ minor, currency: "EUR" }) as const;

/** The payment page and the order list as a member sees them. */
async function pagesOf(changes: Partial<Transaction>, premium = true) {
  const transaction = aTransaction(changes);
  const user = aUser({ paid_user: premium, credits: 12 });
  const api = fakeApi(
    demoAnswers({
      "GET /api/user.php": () => ({ user }),
      "GET /api/counts": () => ({ messages: 0, likes: 0 }),
      "GET /api/transactions/:id": () => ({ transaction }),
      "GET /api/transactions": () => ({ transactions: [transaction], page: 1, more: false }),
    }),
  );
  const read = async (path: string) => textOf(await readPage(path, { api }));
  return {
    id: transaction.payment_id,
    payment: await read(`/transactions/${transaction.payment_id}`),
    list: await read("/transactions"),
  };
}

/** Strips all markup except headings and links. */
const textOf = (html: string) => {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return main
    .replaceAll(/<h1[^>]*>/g, "# ")
    .replaceAll(/<span[^>]*data-tone="(\w+)"[^>]*>/g, "[$1] ")
    .replaceAll(/<a [^>]*href="(mailto:[^"]*)"[^>]*>/g, "($1) ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/[\s\u00a0]+/g, " ");
};

const reversal = (changes: Partial<NonNullable<Transaction["reversal"]>>) => ({
  refunded: euro(0),
  charged_back: euro(0),
  credits: 0,
  debt: 0,
  whole: false,
  at: "2026-11-23T10:00:00.000Z",
  ...changes,
});

test("a cancelled payment has its own heading and no failure icon", async () => {
  const { payment, list } = await pagesOf({ status: "cancelled" });
  expect(payment).toContain("[calm] # Betaling afgebroken Je hebt de betaling");
  expect(payment).toContain("Er is niets afgeschreven. Andere betaalmethode");
  expect(payment).toContain("Status Betaling mislukt");
  expect(payment).not.toContain("[bad]");
  expect(list).toContain("Afgebroken, niets afgeschreven");
});

test.each<[PaymentOutcome, Partial<Transaction>, string, string]>([
  [
    "differs",
    { status: "pending", difference: { kind: "amount", received: euro(100) } },
    "[bad] # Je betaling klopt niet met je bestelling Deze bestelling kost € 5,88, maar er is € 1,00 ontvangen. Daarom zijn er nog geen credits bijgeschreven.",
    "Betaling klopt niet, nog geen credits",
  ],
  [
    "differs",
    { status: "pending", difference: { kind: "currency", received: null } },
    "maar er is in een andere valuta betaald.",
    "Betaling klopt niet, nog geen credits",
  ],
  [
    "differs",
    { status: "pending", difference: { kind: "order", received: euro(588) } },
    "De ontvangen betaling hoort bij een andere bestelling.",
    "Betaling klopt niet, nog geen credits",
  ],
  [
    "refunded",
    { reversal: reversal({ refunded: euro(588), credits: 60, whole: true }) },
    "[calm] # Je betaling is terugbetaald Je hebt € 5,88 teruggekregen. Daarvoor zijn 60 ongebruikte credits van je account gehaald. Je hebt nu 12 credits.",
    "Terugbetaald",
  ],
  [
    "partly_refunded",
    { reversal: reversal({ refunded: euro(98), credits: 10 }) },
    "[calm] # Een deel van je betaling is terugbetaald Je hebt € 0,98 teruggekregen.",
    "Deels terugbetaald",
  ],
  [
    "charged_back",
    { reversal: reversal({ charged_back: euro(588), credits: 40, debt: 20, whole: true }) },
    "[bad] # Je betaling is teruggeboekt Je bank of betaaldienst heeft € 5,88 teruggeboekt. Daarvoor zijn 40 ongebruikte credits van je account gehaald. 20 credits had je al gebruikt. Die staan nu open als schuld.",
    "Teruggeboekt door je bank",
  ],
  [
    "partly_charged_back",
    { reversal: reversal({ charged_back: euro(294), credits: 30 }) },
    "[bad] # Een deel van je betaling is teruggeboekt",
    "Deels teruggeboekt door je bank",
  ],
])("explains the outcome %s with the support address and marks it in the list", async (...row) => {
  const [, changes, text, state] = row;
  const { id, payment, list } = await pagesOf(changes);
  expect(payment).toContain(text);
  expect(payment).toContain("(mailto:hulp@vonk.example) hulp@vonk.example");
  expect(payment).toContain(`Bestelnummer ${id}`);
  expect(list).toContain(state);
});

test("a payment that differs from its order neither polls nor offers to pay again", async () => {
  const { payment } = await pagesOf({
    status: "pending",
    difference: { kind: "amount", received: euro(100) },
  });
  for (const text of ["Je betaling wordt verwerkt", "Verder met betalen", "bijgeschreven zijn"]) {
    expect(payment).not.toContain(text);
  }
  expect(payment).toContain("Ontvangen € 1,00");
});

test("mentions the end of Premium only if no other purchase keeps it", async () => {
  const whole = { reversal: reversal({ refunded: euro(588), whole: true }) };
  expect((await pagesOf(whole, false)).payment).toContain("je bent niet meer Premium");
  expect((await pagesOf(whole, true)).payment).not.toContain("niet meer Premium");
  const part = { reversal: reversal({ refunded: euro(98) }) };
  expect((await pagesOf(part, false)).payment).not.toContain("niet meer Premium");
});
