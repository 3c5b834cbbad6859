import { expect, test } from "vitest";
import { demoSites } from "#world/demo/demo-sites.ts";
import { lintSite } from "./lint-site.ts";

const [vonk] = demoSites;
const data = vonk?.data as Record<string, unknown>;
const lint = (change: object, document: object = {}) =>
  lintSite({ ...vonk, ...document, data: { ...data, ...change } });
const words = (...locales: readonly string[]) =>
  Object.fromEntries(locales.map((locale) => [locale, `text in ${locale}`]));
const textsIn = (...locales: readonly string[]) =>
  Object.fromEntries(Object.keys(data["texts"] as object).map((name) => [name, words(...locales)]));

test.each(demoSites)("$id has no problem", (site) => {
  expect(lintSite(site)).toEqual([]);
});

test("a site that offers only German needs no other text", () => {
  const german = { domain_language: "de", languages: ["de"], visible_profile_notes: {} };
  expect(lint({ ...german, texts: textsIn("de") })).toEqual([]);
});

test("a text is missing in a language that the site offers, and in no other", () => {
  const texts = { ...textsIn("nl", "de", "fr"), home_lead: words("nl", "pl") };
  expect(lint({ languages: ["nl", "de", "fr"], texts, visible_profile_notes: {} })).toEqual([
    "texts.home_lead: the texts in German (de) and French (fr) are missing",
  ]);
  expect(lint({ visible_profile_notes: { reason: words("nl") } })).toEqual([
    "visible_profile_notes.reason: the texts in English (en), German (de), French (fr), Italian (it), Spanish (es) and Polish (pl) are missing",
  ]);
});

test.each([
  [
    "de-AT",
    ["nl"],
    "languages lacks German (de), which visitors read first with the domain_language de-AT",
  ],
  [
    "pt",
    ["de"],
    "languages lacks Dutch (nl), which visitors read first with the domain_language pt",
  ],
])("the language of %s must be offered", (domain_language, languages, problem) => {
  const texts = textsIn("nl", "de");
  expect(lint({ domain_language, languages, texts, visible_profile_notes: {} })).toEqual([problem]);
});

test("a contrast of 3:1 is rejected by name, with the measured ratio", () => {
  const light = { "brand-primary": "#949494", "brand-on-primary": "#ffffff" };
  const theme = { headline_face: "Lora", light, dark: { ...light } };
  const problems = lint({ theme });
  expect(problems).toContain(
    "theme.light: brand-on-primary (#ffffff) on brand-primary (#949494) has a contrast of 3.03:1, at least 4.5:1 is needed",
  );
  expect(problems).toContain(
    "theme.dark: brand-on-primary (#ffffff) on brand-primary (#949494) has a contrast of 3.03:1, at least 4.5:1 is needed",
  );
});

test("a colour set only for light mode would stay the same in dark mode", () => {
  const theme = { headline_face: "Lora", light: { "brand-frame": "#a5814f" }, dark: {} };
  expect(lint({ theme })).toEqual([
    "theme.dark lacks brand-frame: a colour set in light is set in dark too",
  ]);
});

test.each([
  [
    25,
    25,
    0,
    [
      "discounts.welcome is 25 %, but it stays open after the time bonus: it must be below discounts.time_bonus, 25 %",
    ],
  ],
  [25, 15, 15, ["company.delete_discount is 15 %: it must be below discounts.welcome, 15 %"]],
  [25, null, 25, ["company.delete_discount is 25 %: it must be below discounts.time_bonus, 25 %"]],
  [null, 25, 30, ["company.delete_discount is 30 %: it must be below discounts.welcome, 25 %"]],
  [25, 15, 10, []],
  [null, null, 50, []],
])(
  "a time bonus of %j, a welcome code of %j and %j for members about to leave",
  (time_bonus, welcome, delete_discount, problems) => {
    const company = { ...(data["company"] as object), delete_discount };
    expect(lint({ discounts: { time_bonus, welcome }, company })).toEqual(problems);
  },
);

test("retired payment methods are rejected by name, with their successors", () => {
  expect(lint({ payment_methods: ["ideal", "giropay", "maestro", "visa"] })).toEqual([
    "payment_methods: giropay was withdrawn on 2024-06-30; use paypal, sdd or creditcard instead",
    "payment_methods: maestro has not been issued since 2023-07-01; use creditcard instead",
    "payment_methods: visa is paid on the form of creditcard, which is not in the list",
  ]);
  const [unknown] = lint({ payment_methods: ["ideaal"] });
  expect(unknown).toMatch(/^payment_methods\[0\] is "ideaal"; it can be "ideal", .*"sdd"/);
});

test("every country has a price for every bundle and a correct lowest price", () => {
  const costs = {
    ...(data["minimum_message_costs"] as object),
    NL: { minor: 79, currency: "EUR" },
  };
  const countries = ["NL", "CH", "PL"];
  const CH = { minor: 100, currency: "EUR" };
  expect(lint({ countries, minimum_message_costs: { ...costs, CH } })).toEqual([
    "minimum_message_costs.NL promises €0.79, but no bundle makes a message cheaper than €0.80",
    "bundles: small, medium, large, largest has no price in CHF, in which CH pays",
    "minimum_message_costs.CH is in EUR, but CH pays in CHF",
    "bundles: small, medium, large, largest has no price in PLN, in which PL pays",
    "minimum_message_costs.PL is missing",
  ]);
});

test("a site has a bundle to sell", () => {
  expect(lint({ bundles: [] })).toEqual(["bundles is empty"]);
});

test.each([
  ["https://www.Example.com/", 'hosts[0] is "https://www.Example.com/": write www.example.com'],
  ["example.com:443", 'hosts[0] is "example.com:443": write example.com'],
  ["zweiter-frühling.de", 'hosts[0] is "zweiter-frühling.de": write xn--zweiter-frhling-8vb.de'],
  ["two words", 'hosts[0] is "two words": write a host such as www.example.com'],
])("a host is written as browsers send it: %s", (host, problem) => {
  expect(lint({}, { hosts: [host, "localhost"] })).toEqual([problem]);
});

test("the host that mails link to is one of the site's hosts", () => {
  expect(lint({ domain: "vonk.example" })).toEqual([
    "hosts lacks vonk.example, the domain to which links in mails lead",
  ]);
});

test("every problem is reported at once, in sentences that name the field", () => {
  const { support_email: _, ...rest } = data;
  const bundles = [{ id: "small", credits: 0.5, prices: { EUR: 500 } }];
  const problems = lintSite({
    id: "Vonk 2",
    hosts: [],
    notes: "mine",
    data: {
      ...rest,
      name: " ",
      min_age: 16,
      message_length: 20_000,
      signups: "open",
      member_resell: "no",
      time_zone: "Amsterdam",
      colour: "red",
      bundles,
      texts: { ...textsIn("nl"), home_lead: { nl: "" } },
      theme: { headline_face: "Lora", light: { "brand-ground": "white" }, dark: {} },
      company: { ...(data["company"] as object), added: "yesterday" },
    },
  });
  expect(problems).toEqual(
    expect.arrayContaining([
      "id may only have lower-case letters, digits and hyphens, at most 40",
      "hosts is empty",
      'The file has "notes", which no site has',
      "name is empty",
      "min_age is 16, but at least 18 is needed",
      "message_length is 20000, but at most 10000 is allowed",
      'signups is "open"; it can be "all", "with_trafficsource", "closed"',
      'member_resell is "no", but true or false is needed',
      'time_zone is "Amsterdam": write a zone such as Europe/Amsterdam',
      'data has "colour", which no site has',
      "bundles[0].credits is 0.5, but a whole number is needed",
      "texts.home_lead.nl is empty",
      'theme.light.brand-ground is "white": write a colour such as #0f6666',
      'company.added is "yesterday", which is not a moment such as 2026-11-30T12:00:00Z',
      "support_email is missing",
    ]),
  );
  expect(problems.filter((problem) => problem.startsWith("texts.index_title"))).toHaveLength(1);
});

test.each([[null], ["a text"], [[]], [{}], [{ data: [] }]])("%j is not a site", (document) => {
  expect(lintSite(document)).not.toEqual([]);
});
