import { expect, test } from "vitest";
import { demoSites } from "#world/demo/demo-sites.ts";
import { readSiteData } from "./read-site-data.ts";

const [vonk] = demoSites;
const stored = vonk?.data as Record<string, unknown>;
const read = (change: object) => readSiteData({ ...stored, ...change });

test("a field that this program does not know is left out, in silence", () => {
  const { data, fields } = read({
    gift_wrapping: true,
    texts: { ...vonk?.data.texts, slogan: { nl: "Rustig aan" } },
    bundles: vonk?.data.bundles.map((bundle) => ({ ...bundle, badge: "popular" })),
  });
  expect(fields).toEqual([]);
  expect(data).toEqual(readSiteData(stored).data);
});

test("a word that this program does not know leaves its list, and the others stay", () => {
  const { data, fields } = read({
    interests: ["skiing", "tea", "sailing", "wine"],
    payment_methods: ["ideal", "pix"],
    countries: ["BR", "NL"],
    match_finder: ["star_sign"],
  });
  expect(data).toMatchObject({
    interests: ["tea", "wine"],
    payment_methods: ["ideal"],
    countries: ["NL"],
    match_finder: ["age", "appearance"],
  });
  expect(fields).toEqual([
    "countries.0",
    "interests.0",
    "interests.2",
    "match_finder",
    "match_finder.0",
    "payment_methods.1",
  ]);
});

test.each([
  ["signups", "by_invitation", "closed"],
  ["logged_out_search", "some", "none"],
  ["search_engines", "members", "none"],
  ["fictional_icon", "crown", "masks"],
  ["picture_wall", "moon", "lake"],
  ["time_zone", "Mars/Olympus", "UTC"],
  ["history_days", "all", 7],
  ["premium_chance", "high", null],
  ["delete_partner", { name: "Partner", url: "ftp://partner.example" }, null],
  ["visible_profile_fields", "all", []],
  [
    "theme",
    { headline_face: "Lora", light: { "brand-primary": "oklch(1 0 0)" }, dark: {} },
    { headline_face: "Newsreader", light: {}, dark: {} },
  ],
])("%s falls back if its value is %j or missing", (field, value, fallback) => {
  expect(read({ [field]: value })).toMatchObject({ data: { [field]: fallback }, fields: [field] });
  expect(read({ [field]: undefined }).data).toMatchObject({ [field]: fallback });
});

test("neutral answers stay neutral if the value is not understood, and are off if it is missing", () => {
  const answers = (value: unknown) => read({ neutral_account_answers: value }).data;
  expect(answers("by_mail")?.neutral_account_answers).toBe(true);
  expect(answers(undefined)?.neutral_account_answers).toBe(false);
});

test("a text that is missing is the name of the site, in every language", () => {
  const { home_lead: _, ...texts } = vonk?.data.texts ?? { home_lead: {} };
  const { data, fields } = read({ texts });
  expect(data?.texts.home_lead).toMatchObject({ nl: "Vonk", pl: "Vonk" });
  expect(fields).toEqual(["texts.home_lead"]);
});

test.each([
  ["name", undefined, "name"],
  ["domain", "https://localhost", "domain"],
  ["languages", "nl", "languages"],
  ["languages", ["xx"], "languages"],
  ["countries", ["XX"], "countries"],
  ["message_credits", 0.5, "message_credits"],
  ["bundles", [{ id: "small", credits: 60, prices: { EUR: "588" } }], "bundles.0.prices.EUR"],
  ["payment_methods", ["pix"], "payment_methods"],
  ["min_age", { NL: 18 }, "min_age"],
  ["texts", {}, "texts.fictional_plural"],
  ["company", null, "company"],
])("no guess takes the place of %s: %j", (field, value, path) => {
  const { data, fields } = read({ [field]: value });
  expect(data).toBeNull();
  expect(fields).toContain(path);
});

test.each([[null], ["a text"], [[]], [{}]])("%j is not a site", (document) => {
  expect(readSiteData(document).data).toBeNull();
});

test("a document without bundles sells none", () => {
  expect(read({ bundles: undefined })).toMatchObject({
    data: { bundles: [] },
    fields: ["bundles"],
  });
});
