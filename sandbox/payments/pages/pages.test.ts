import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { aFolder, aSandboxServer } from "#tests/world/a-sandbox-server.ts";
import { testCards } from "#sandbox/payments/cards.ts";
import { languages } from "#sandbox/payments/texts.ts";

type Server = Awaited<ReturnType<typeof aSandboxServer>>;

async function aPage(server: Server, change: object = {}): Promise<string> {
  const created = await server.inject({
    method: "POST",
    url: "/v2/payments",
    headers: { authorization: "Bearer test_of_the_pages" },
    payload: {
      description: "Vonk, 150 credits",
      amount: { value: "13.80", currency: "EUR" },
      redirectUrl: "http://localhost:3000/transactions/1",
      webhookUrl: "http://127.0.0.1:3000/api/payments/webhook/sandbox",
      method: "ideal",
      metadata: { merchant: "Vonk & Co" },
      ...change,
    },
  });
  const { _links: links } = created.json();
  return new URL(links.checkout.href).pathname;
}

const submit = (server: Server, url: string, form: Record<string, string>) =>
  server.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

const locales = ["nl_NL", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "pl_PL"];

test.each(locales)(
  "in %s every page states that it is a test, which shop is paid and how much",
  async (locale) => {
    const server = await aSandboxServer();
    const language = locale.slice(0, 2);
    const t = languages[language];
    if (!t) throw new Error(`no texts in ${language}`);
    const bank = await aPage(server, { locale });
    const card = await aPage(server, { locale, method: "creditcard" });
    const pages = [await server.inject(bank), await server.inject(card)];
    await submit(server, `${bank}/issuer`, { issuer: "ideal_TESTNL1A" });
    pages.push(await server.inject(bank));
    await submit(server, `${bank}/outcome`, { outcome: "pending" });
    pages.push(
      await server.inject(bank),
      await submit(server, `${card}/outcome`, { outcome: "pay_lost" }),
    );
    pages.push(await server.inject(card));
    for (const { body, headers } of pages) {
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(t.test);
      expect(body).toContain("Vonk &amp; Co");
      expect(body).toMatch(/13[.,]80/);
      expect(body).not.toMatch(/<script|\son\w+=|undefined|\{[a-z]+\}/);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
    expect(new Set(pages.map(({ body }) => /<h1>(.*)<\/h1>/.exec(body)?.[1])).size).toBe(6);
  },
);

test("all languages have the same texts with the same placeholders", () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === "string"
      ? (value.match(/\{\w+\}/g) ?? []).toSorted()
      : Object.fromEntries(
          Object.entries(value as object).map(([key, text]) => [key, shapeOf(text)]),
        );
  const [first, ...others] = Object.values(languages).map(shapeOf);
  expect(Object.keys(languages)).toHaveLength(7);
  for (const other of others) expect(other).toEqual(first);
});

test("the payer chooses a bank, confirms and returns to the shop", async () => {
  const server = await aSandboxServer();
  const page = await aPage(server, { locale: "nl_NL" });
  expect((await server.inject(page)).body).toContain("Oefenbank");
  const chosen = await submit(server, `${page}/issuer`, { issuer: "ideal_TESTNL2A" });
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, page]);
  expect((await server.inject(page)).body).toContain("bij Proefbank Noord");
  const paid = await submit(server, `${page}/outcome`, { outcome: "pay" });
  expect([paid.statusCode, paid.headers.location]).toEqual([
    303,
    "http://localhost:3000/transactions/1",
  ]);
});

test("without a method the payer chooses one first", async () => {
  const server = await aSandboxServer();
  const page = await aPage(server, { method: null, locale: "en_GB" });
  expect((await server.inject(page)).body).toContain("How would you like to pay?");
  // BLIK is paid in złoty only.
  expect((await server.inject(page)).body).not.toContain("BLIK");
  await submit(server, `${page}/method`, { method: "blik" });
  expect((await server.inject(page)).body).toContain("How would you like to pay?");
  await submit(server, `${page}/method`, { method: "creditcard" });
  expect((await server.inject(page)).body).toContain("Pay by card");
});

test("cancelling leads to the shop's cancel page, if it has one", async () => {
  const server = await aSandboxServer();
  const page = await aPage(server, { cancelUrl: "http://localhost:3000/credits" });
  const canceled = await submit(server, `${page}/outcome`, { outcome: "cancel" });
  expect(canceled.headers.location).toBe("http://localhost:3000/credits");
});

test("a decided payment stays decided, even if another button is pressed", async () => {
  const server = await aSandboxServer();
  const page = await aPage(server, { locale: "en_GB" });
  await submit(server, `${page}/outcome`, { outcome: "cancel" });
  const again = await submit(server, `${page}/outcome`, { outcome: "pay" });
  expect([again.statusCode, again.headers.location]).toEqual([303, page]);
  expect((await server.inject(page)).body).toContain("<h1>Cancelled</h1>");
});

test("a paid payment can be refunded and charged back from its page, which shows the amount returned", async () => {
  const server = await aSandboxServer();
  const page = await aPage(server, { locale: "en_GB" });
  expect((await server.inject(page)).body).not.toContain("Refund half");
  await submit(server, `${page}/outcome`, { outcome: "pay" });
  expect((await server.inject(page)).body).toContain("Refund half");
  await submit(server, `${page}/reversal`, { reversal: "refund_part" });
  await submit(server, `${page}/reversal`, { reversal: "charge_back" });
  const { body } = await server.inject(page);
  expect(body).toMatch(/Refunded<\/dt>\s*<dd>€6\.90/);
  expect(body).toMatch(/Charged back<\/dt>\s*<dd>€6\.90/);
  expect(body).toContain("Withdraw the charge-back");
  expect(body).not.toContain("Refund everything");
});

test("a pending payment is completed later at the same address", async () => {
  const server = await aSandboxServer();
  const page = await aPage(server, { locale: "en_GB" });
  await submit(server, `${page}/outcome`, { outcome: "pending" });
  expect((await server.inject(page)).body).toContain("Finish: paid");
  await submit(server, `${page}/outcome`, { outcome: "pay" });
  expect((await server.inject(page)).body).toContain("<h1>Paid</h1>");
});

test.each(testCards)("the card $number has its stated outcome: $outcome", async (card) => {
  const server = await aSandboxServer();
  const page = await aPage(server, { method: "creditcard", locale: "en_GB" });
  expect((await server.inject(page)).body).toContain(card.number.replace(/(.{4})(?=.)/g, "$1 "));
  await submit(server, `${page}/card`, { number: card.number });
  if (card.authenticates) {
    expect((await server.inject(page)).body).toContain("the card ending in 3220");
    await submit(server, `${page}/authenticate`, { answer: "approve" });
  }
  expect((await server.inject(page)).body).toContain(
    card.failureReason === null ? "<h1>Paid</h1>" : "<h1>Failed</h1>",
  );
});

test("a card that is not a test number is rejected and never stored", async () => {
  const dataDir = await aFolder();
  const server = await aSandboxServer({ dataDir });
  const page = await aPage(server, { method: "creditcard", locale: "en_GB" });
  const answer = await submit(server, `${page}/card`, { number: "4111 1111 1111 1111" });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toMatch(/id="card-unknown"[^>]*>This is not a test number\./);
  expect(answer.body).toMatch(/name="number"[^>]*aria-describedby="card-unknown"/);
  expect(answer.body).not.toMatch(/1111 ?1111/);
  await submit(server, `${page}/card`, { number: "4242 4242 4242 4242" });
  const files = (await readdir(dataDir)).map((name) => path.join(dataDir, name));
  const stored = (await Promise.all(files.map((file) => readFile(file, "latin1")))).join();
  expect(stored).not.toMatch(/1111 ?1111|4242 ?4242/);
  expect(stored).toContain('"lastFour":"4242"');
});

test("the shop's texts are escaped, never rendered as markup", async () => {
  const server = await aSandboxServer();
  const hostile = '"><img src=x onerror=alert(1)>';
  const page = await aPage(server, { description: hostile, metadata: { merchant: hostile } });
  for (const url of [page, "/"]) {
    const { body } = await server.inject(url);
    expect(body).not.toContain("<img");
    expect(body).toContain("&lt;img");
  }
});

test("the page for an unknown address is in the visitor's language", async () => {
  const server = await aSandboxServer();
  const missing = await server.inject({
    url: "/checkout/none",
    headers: { "accept-language": "pl-PL,pl;q=0.9" },
  });
  expect([missing.statusCode, missing.body.includes("Tej strony nie ma")]).toEqual([404, true]);
});
