import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { SiteId } from "#contract/shared/ids.ts";
import { toSite } from "#server/domains/sites/find-site.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { siteData } from "#server/domains/sites/site-data/site-data.ts";
import { readTokens } from "#server/domains/sites/theme/read-tokens.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { listMailColours } from "./colours.ts";
import { buildAddressTakenMail } from "./mails/address-taken-mail.ts";
import { buildLinkMail } from "./mails/link-mail.ts";
import { buildPaymentMail } from "./mails/payment-mail.ts";
import { buildMail } from "./build-mail.ts";

const sites: readonly Site[] = demoSites.map(({ id, hosts, data }) =>
  toSite(siteData.parse(data), { id: id as SiteId, hosts }),
);
const vonk = sites[0] as Site;
const link = "https://vonk.example/abc";
const expires = new Date("2026-11-28T23:30:00Z");
const activation = { address: link, expires, at: expires };

test("a mail has the same text and link in HTML and in plain text", () => {
  const mail = buildLinkMail(vonk, "nl", "activation", activation);
  expect(mail.subject).toBe("Bevestig je e-mailadres voor Vonk");
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain(link);
    expect(part).toContain(`${link}?not-me`);
    expect(part).toContain("Nog één stap");
    expect(part).toContain("pas dan zien andere leden je");
    expect(part).toContain(vonk.support_email);
    expect(part).toContain(vonk.company.address);
  }
  expect(mail.text).not.toMatch(/<[a-z]/);
});

test("the link's expiry is given in the site's time zone", () => {
  // Half past eleven at night in UTC is the next day in Amsterdam.
  expect(buildLinkMail(vonk, "nl", "activation", activation).text).toContain(
    "29 november 2026 om 00:30",
  );
});

test.each([
  // Bought in the first hour of a day, before two weeks in which the clock goes back: 14 × 24 hours
  // would end a day early.
  ["2026-10-19T22:30:00Z", "20 oktober 2026", "3 november 2026"],
  ["2027-03-20T22:30:00Z", "20 maart 2027", "3 april 2027"],
  ["2028-02-15T12:00:00Z", "15 februari 2028", "29 februari 2028"],
])("a purchase at %s, on %s, can be withdrawn until %s", (at, day, until) => {
  const price = { minor: 1_000, currency: "EUR" } as const;
  const order = { id: "1", credits: 10, price, vat: null, method: "iDEAL", at: new Date(at), link };
  const { text } = buildPaymentMail({ ...vonk, refund_days: 14 }, "nl", order);
  expect(text).toContain(day);
  expect(text).toContain(until);
});

test("markup in a text is escaped", () => {
  const hostile = "<img src=x onerror=alert(1)>";
  const mail = buildMail(vonk, "nl", {
    subject: hostile,
    heading: hostile,
    paragraphs: [hostile],
    action: { label: hostile, address: link },
    notes: [hostile],
  });
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

test("a mail has the light and dark colours of its site", () => {
  for (const site of sites) {
    const { html } = buildAddressTakenMail(site, "nl", link, "addressTaken");
    const [before = "", dark = ""] = html.split("@media (prefers-color-scheme:dark)");
    expect(before).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain(`background:${listMailColours(site.theme, "light")["brand-primary"]}`);
    expect(dark).toContain(listMailColours(site.theme, "dark")["brand-primary"]);
  }
  const grounds = sites.map((site) => listMailColours(site.theme, "light")["brand-primary"]);
  expect(new Set(grounds).size).toBe(sites.length);
});

test("the default colours of a mail are the tokens' values", () => {
  const css = readFileSync(new URL("../../../ui/tokens.css", import.meta.url), "utf8");
  const tokens = readTokens(css);
  const resolve = (set: Readonly<Record<string, string>>, name: string): string => {
    const value = set[`--${name}`] ?? "";
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return other ? resolve(set, other) : value;
  };
  const plain = { headline_face: "Newsreader", light: {}, dark: {} } as const;
  for (const mode of ["light", "dark"] as const) {
    for (const [name, value] of Object.entries(listMailColours(plain, mode))) {
      expect([name, value]).toEqual([name, resolve(tokens[mode], name)]);
    }
  }
});
