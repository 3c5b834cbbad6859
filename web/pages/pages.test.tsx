import { expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import type { Bundle, Offer } from "#contract/checkout.ts";
import type { TransactionStatus } from "#contract/payments.ts";
import { fakeApi, demoAnswers, demoCompany, demoSettings } from "#tests/browser/fake-api.ts";
import type { Answers } from "#tests/browser/fake-api.ts";
import { readPage } from "#tests/browser/open-page.ts";
import { aProfile } from "#tests/wire/a-profile.ts";
import { aSearch } from "#tests/wire/a-search.ts";
import { aTransaction } from "#tests/wire/a-transaction.ts";
import { aUser } from "#tests/wire/a-user.ts";

// Server-rendered pages, in Dutch.

async function open(path: string, answers: Answers = {}) {
  const calls: string[] = [];
  const inputs = new Map<string, unknown>();
  const api = fakeApi(demoAnswers(answers), (key, input) => {
    calls.push(key);
    inputs.set(key, input);
  });
  return { calls, inputs, html: await readPage(path, { api }) };
}

function asMember(changes: Partial<User> = {}, counts = { messages: 0, likes: 0 }): Answers {
  return {
    "GET /api/user.php": () => ({ user: aUser({ paid_user: true, ...changes }) }),
    "GET /api/counts": () => counts,
  };
}

/** The positions of the patterns in the HTML; ascending if they are in that order. */
const placesOf = (html: string, ...patterns: RegExp[]) => patterns.map((one) => html.search(one));

test("the default layout has the top navigation, the page, the footer and the disclaimer, in that order", async () => {
  const { html } = await open("/pages/terms");
  const places = placesOf(
    html,
    /<header/,
    /<main/,
    /<footer/,
    /<\/footer>/,
    /Alleen voor volwassenen/,
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("the disclaimer says adults only, how many profiles are fictional, and that physical contact is not possible", async () => {
  const { html } = await open("/pages/terms");
  expect(html).toContain("Alleen voor volwassenen van 18 jaar en ouder.");
  expect(html).toMatch(
    /Op deze site staan 8 fictieve profielen\.[^<]*fysiek contact is niet mogelijk/,
  );
});

test("the warnings strip informs an unconfirmed member, before the page", async () => {
  const profile = { ...aUser().profile, status: "disabled" as const };
  const { html } = await open("/pages/terms", asMember({ status: "not_confirmed", profile }));
  const [strip, page] = placesOf(html, /Je e-mailadres is nog niet bevestigd/, /<main/);
  expect(strip).toBeGreaterThan(0);
  expect(strip).toBeLessThan(page ?? 0);
  expect(html).toMatch(/<a [^>]*href="\/settings\/account"[^>]*>Adres wijzigen</);
});

test("the footer links to the terms, privacy, the return policy and support", async () => {
  const member: Answers = { ...asMember(), "GET /api/members": () => aSearch() };
  for (const path of ["/", "/pages/terms", "/pages/privacy"]) {
    for (const answers of [{}, member]) {
      const { footer } = await footerOf(path, answers);
      for (const to of ["/pages/terms", "/pages/privacy", "/pages/return-policy", "mailto:"]) {
        expect(footer).toContain(`href="${to}`);
      }
    }
  }
});

async function footerOf(path: string, answers: Answers = {}) {
  const { html } = await open(path, answers);
  const [footer = "", arrangement] =
    /<footer[^>]*data-arrangement="(\w+)"[\s\S]*<\/footer>/.exec(html) ?? [];
  return { footer, arrangement };
}

test("a visitor's footer has a search if the visitor may search", async () => {
  const { footer, arrangement } = await footerOf("/pages/terms");
  expect(arrangement).toBe("visitor");
  const search = /<form[^>]*action="\/members"[\s\S]*<\/form>/.exec(footer)?.[0] ?? "";
  for (const name of ["gender", "min_age", "max_age"]) expect(search).toContain(`name="${name}"`);
  const closed = { settings: { ...demoSettings(), visitor_search: false } };
  const without = await footerOf("/pages/terms", { "GET /api/settings.php": () => closed });
  expect(without.footer).not.toContain("<form");
  expect((await footerOf("/pages/terms", asMember())).footer).not.toContain("<form");
});

test("a member's footer is short on every page except the front page", async () => {
  const home = await footerOf("/", { ...asMember(), "GET /api/members": () => aSearch() });
  expect(home.arrangement).toBe("whole");
  expect(home.footer).not.toContain("<details>");
  for (const path of ["/pages/terms", "/transactions"]) {
    const { footer, arrangement } = await footerOf(path, payment("completed"));
    expect(arrangement).toBe("short");
    expect(footer).toMatch(/<details><summary[^>]*>Bedrijfsgegevens[\s\S]*KvK[\s\S]*<\/details>/);
  }
});

test("a visitor's navigation has log-in and the languages, and no member links", async () => {
  // The front page renders its own header.
  for (const path of ["/pages/terms", "/"]) {
    const { html } = await open(path);
    const head = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
    expect(head).toMatch(/href="\/login"[^>]*>(?:<[^>]+>)*Inloggen/);
    expect(head).toContain("Taal: Nederlands");
    for (const address of ["/members", "/chats", "/likes", "/credits", "/premium"]) {
      expect(head).not.toContain(`href="${address}`);
    }
  }
});

async function memberHead(changes: Partial<User> = {}, counts = { messages: 0, likes: 0 }) {
  const { html } = await open("/pages/terms", asMember(changes, counts));
  return /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
}

/** Matches a button with that name that opens a list. */
const opens = (name: string) =>
  new RegExp(`<button[^>]* popoverTarget=(?:(?!</button>)[\\s\\S])*${name}`);

test.each([
  ["a paying member", true, /href="\/credits[\s\S]*credits</],
  ["a free member", false, /href="\/premium[\s\S]*Premium worden</],
])("the menu of %s has the order of the specification", async (_, paid_user, money) => {
  const places = placesOf(
    await memberHead({ paid_user }),
    /href="\/members"[^>]*>Zoeken/,
    /href="\/chats"[^>]*>Berichten/,
    /href="\/likes"[^>]*>Likes/,
    money,
    opens("Taal: Nederlands"),
    opens("Account van Marjolein"),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("a paying member's menu has Credits and not Get Premium", async () => {
  const head = await memberHead({ paid_user: true });
  expect(head).toContain('href="/credits');
  expect(head).not.toContain("Premium worden");
});

test("a free member's menu has Get Premium where a paying member's has Credits", async () => {
  const firstAfterLikes = async (paid_user: boolean) =>
    /href="\/likes"[\s\S]*?<\/nav>[\s\S]*?href="(\/[a-z]+)[^>]*>([\s\S]*?)<\/a>/
      .exec(await memberHead({ paid_user }))
      ?.slice(1);
  const [free = "", words] = (await firstAfterLikes(false)) ?? [];
  expect(free).toBe("/premium");
  expect(words).toContain("Premium worden");
  expect((await firstAfterLikes(true))?.[0]).toBe("/credits");
});

test.each([
  [{ messages: 0, likes: 0 }, null, null],
  [{ messages: 3, likes: 2 }, "3", "2"],
  [{ messages: 99, likes: 99 }, "99", "99"],
  [{ messages: 100, likes: 1_000 }, "99+", "99+"],
])("with %j the badges read %s and %s", async (counts, messages, likes) => {
  const { html } = await open("/pages/terms", asMember({}, counts));
  const tabs = /<nav[^>]* data-tabs[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  // The same three links are in the header and, on a phone, in the tab bar.
  for (const menu of [/<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "", tabs]) {
    const itemOf = (address: string) =>
      new RegExp(`<a [^>]*href="${address}"[^>]*>([\\s\\S]*?)</a>`).exec(menu)?.[1] ?? "none";
    const badgeOf = (address: string) =>
      /<span aria-hidden="true">([^<]+)<\/span>/.exec(itemOf(address))?.[1] ?? null;
    expect([badgeOf("/chats"), badgeOf("/likes")]).toEqual([messages, likes]);
    for (const [address, word] of [
      ["/members", "Zoeken"],
      ["/chats", "Berichten"],
      ["/likes", "Likes"],
    ] as const)
      expect(itemOf(address)).toContain(word);
  }
});

test("the title begins with the sum of unread messages and new likes", async () => {
  const title = async (counts: { messages: number; likes: number }) =>
    /<title>([^<]*)<\/title>/.exec((await open("/pages/terms", asMember({}, counts))).html)?.[1];
  expect(await title({ messages: 3, likes: 2 })).toMatch(/^\(5\) \S/);
  expect(await title({ messages: 0, likes: 0 })).not.toContain("(");
});

test.each([
  [11, null],
  [10, "warning"],
  [1, "warning"],
  [0, "danger"],
])("at %i credits the balance badge is %s", async (credits, tone) => {
  const head = await memberHead({ credits, paid_user: true });
  const item = /href="\/credits[^>]*>([\s\S]*?)<\/a>/.exec(head)?.[1] ?? "";
  const badge =
    /<span class="[^"]*badge[^"]*?(warning|danger)[^"]*"><span aria-hidden="true">(\d+)/;
  const [, found = null, shown] = badge.exec(item) ?? [];
  expect(found).toBe(tone);
  if (tone) expect(shown).toBe(String(credits));
});

test("the first load requests settings, company and user once", async () => {
  const { calls } = await open("/pages/terms");
  for (const call of ["GET /api/settings.php", "GET /api/companyinfo.php", "GET /api/user.php"]) {
    expect(calls.filter((one) => one === call)).toHaveLength(1);
  }
});

test("the settings request carries the route's parameters and the host's domain", async () => {
  const queryOf = async (path: string) => {
    const { inputs } = await open(path, { "GET /api/members/:id": () => ({ member: aProfile() }) });
    return (inputs.get("GET /api/settings.php") as { query: unknown }).query;
  };
  expect(await queryOf("/members/7/landing2/spring?x=1")).toEqual({
    id: "7",
    slug: "spring",
    domain: "localhost",
  });
  expect(await queryOf("/")).toEqual({ domain: "localhost" });
  expect(await queryOf(`/members/${"7".repeat(600)}`)).toEqual({ domain: "localhost" });
});

test.each([
  ["2022-09-01T00:00:00.000Z", "Versie van 1 december 2023"],
  ["2024-03-15T09:00:00.000Z", "Versie van 15 maart 2024"],
])("the terms of a company added on %s say: %s", async (added, expected) => {
  const companyinfo = { ...demoCompany(), added };
  const { html } = await open("/pages/terms", {
    "GET /api/companyinfo.php": () => ({ companyinfo }),
  });
  expect(html).toContain(expected);
});

test("the sign-up page of an invitation-only site says so instead of asking questions", async () => {
  const settings = (signups: "all" | "closed") => ({ settings: { ...demoSettings(), signups } });
  const page = async (signups: "all" | "closed") =>
    (await open("/signup", { "GET /api/settings.php": () => settings(signups) })).html;
  expect(await page("closed")).toContain("Alleen op uitnodiging");
  expect(await page("closed")).not.toContain("Wie ben je, en wie zoek je?");
  expect(await page("all")).toContain("Wie ben je, en wie zoek je?");
});

test("the return policy has the refund days from the settings", async () => {
  const withDays = (refund_days: number) =>
    open("/pages/return-policy", {
      "GET /api/settings.php": () => ({ settings: { ...demoSettings(), refund_days } }),
    });
  expect((await withDays(23)).html).toMatch(/\b23 dagen/);
  expect((await withDays(31)).html).not.toMatch(/\b23 dagen/);
});

test("the page after a failed activation says so", async () => {
  expect((await open("/activate/error")).html).toMatch(/<h1[^>]*>Activeren mislukt<\/h1>/);
});

const euro = (minor: number) => ({ minor, currency: "EUR" }) as const;
const paid = aTransaction();

function payment(status: TransactionStatus): Answers {
  const transaction = aTransaction({ status });
  return {
    ...asMember(),
    "GET /api/transactions/:id": () => ({ transaction }),
    "GET /api/transactions": () => ({ transactions: [transaction], page: 1, more: false }),
  };
}

test.each([
  ["loading", "We vragen na of er betaald is", null],
  ["pending", "Je betaling wordt verwerkt", null],
  ["completed", "60 credits zijn bijgeschreven", null],
  ["failed", "Betaling mislukt", "Andere betaalmethode"],
  ["cancelled", "Betaling mislukt", "Andere betaalmethode"],
] as const)("a payment that is %s says: %s", async (status, expected, offers) => {
  const { html } = await open(`/transactions/${paid.payment_id}`, payment(status));
  expect(html).toContain(expected);
  if (offers) expect(html).toContain(offers);
  else expect(html).not.toContain("Andere betaalmethode");
  expect(html.includes("Er is niets afgeschreven.")).toBe(offers !== null);
});

test("the transactions page lists all transactions, each with a link to its page", async () => {
  const { html } = await open("/transactions", payment("completed"));
  expect(html).toContain(`href="/transactions/${paid.payment_id}"`);
  expect(html).toContain("Betaald, credits bijgeschreven");
});

/** Opens the page of the smallest bundle for a payment from the Netherlands, with changes to the offer. */
async function openBundle(changes: Partial<Offer> = {}, path = "/credits/small") {
  const bundle: Bundle = {
    id: "small",
    credits: 60,
    price: paid.amount,
    vat: paid.vat,
    messages: 6,
    price_per_message: euro(98),
  };
  const method = { brands: [], issuers: [], bundles: ["small"] };
  const banks = [{ id: "ideal_ONE", name: "Oefenbank" }];
  const offer: Offer = {
    country: "NL",
    countries: ["NL", "BE"],
    vat_percentage: 21,
    bundles: [bundle],
    methods: [
      { ...method, id: "ideal", name: "iDEAL | Wero", family: "bank", issuers: banks },
      { ...method, id: "paypal", name: "PayPal", family: "wallet" },
    ],
    company: demoCompany(),
    fictional_count: 8,
    ...changes,
  };
  const { html } = await open(path, {
    ...asMember(),
    "GET /api/credits/offer": () => ({ offer }),
  });
  return html.replaceAll(/[\u00a0\u202f]/g, " ");
}

test("a bundle's page has the payment methods, the banks and the button the law requires", async () => {
  const html = await openBundle();
  for (const words of ["iDEAL | Wero", "PayPal", "Oefenbank"]) expect(html).toContain(words);
  const [price, button] = placesOf(
    html,
    /€ 5,88(?![\s\S]*€ 5,88[\s\S]*Bestelling met)/,
    /<button[^>]*>(?:<[^>]+>)*Bestelling met betalingsverplichting/,
  );
  expect(price).toBeGreaterThan(0);
  expect(price).toBeLessThan(button ?? 0);
});

test("one payment method is named and is no choice", async () => {
  const method = { brands: [], issuers: [], bundles: ["small"] };
  const methods = [{ ...method, id: "paypal", name: "PayPal", family: "wallet" }] as const;
  const html = await openBundle({ methods: [...methods] });
  expect(html).toContain("Je betaalt met");
  expect(html).toContain("PayPal");
  expect(html).not.toContain('type="radio"');
  expect(html).toContain("Bestelling met betalingsverplichting");
});

test("chooses the payment method in the address, or the first", async () => {
  const ticked = async (path?: string) =>
    [...(await openBundle({}, path)).matchAll(/<input[^>]*type="radio"[^>]*>/g)]
      .map(([input]) => input)
      .filter((input) => input.includes("checked"))
      .map((input) => /value="([^"]*)"/.exec(input)?.[1]);
  expect(await ticked()).toEqual(["ideal"]);
  expect(await ticked("/credits/small/paypal")).toEqual(["paypal"]);
});

test("the texts before paying depend on the payment country", async () => {
  const request = "Ik vraag Vonk om meteen na de betaling te beginnen.";
  const dutch = await openBundle();
  for (const words of ["Nederland", "Waarvan 21% btw", request]) expect(dutch).toContain(words);
  const swiss = await openBundle({ country: "CH", vat_percentage: 8.1 });
  for (const words of ["Zwitserland", "Waarvan 8,1% btw"]) expect(swiss).toContain(words);
  expect(swiss).not.toContain(request);
});

test("the credits page prices only what members can send today", async () => {
  const html = await openBundle({}, "/credits");
  expect(html).toContain(`Een bericht kost ${demoSettings().message_credits} credits.`);
  expect(html).not.toMatch(/cadeau|een foto \d/);
});

test("on a phone the last tab opens the account's menu", async () => {
  const { html } = await open("/pages/terms", asMember({ paid_user: false, credits: 30 }));
  const tabs = /<nav[^>]* data-tabs[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  const id = /<button[^>]* popoverTarget="([^"]+)"[^>]*>[\s\S]*?Ik</.exec(tabs)?.[1] ?? "none";
  const menu = new RegExp(`<ul id="${id}"[\\s\\S]*?Uitloggen`).exec(html)?.[0] ?? "";
  for (const address of ["/profile", "/profile?preview", "/premium", "/credits", "/transactions"]) {
    expect(menu).toContain(`href="${address}"`);
  }
  expect(menu).toContain("Nog niet");
  expect(menu).toContain("30 credits");
});

test.each([0, 30])(
  "a free member with %i credits sees the balance without a badge",
  async (credits) => {
    const head = await memberHead({ paid_user: false, credits });
    const pill = /href="\/credits[^>]*>([\s\S]*?)<\/a>/.exec(head)?.[1] ?? "";
    expect(pill).toContain(`${credits} credits`);
    expect(pill).not.toMatch(/warning|danger/);
    const premium = /href="\/premium[^>]*>([\s\S]*?)<\/a>/.exec(head)?.[1] ?? "";
    expect(premium).not.toMatch(/>\d/);
  },
);
