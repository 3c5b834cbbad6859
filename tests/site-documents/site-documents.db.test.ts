import { readFileSync, readdirSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { companyInfo, settings } from "#contract/sites.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import { presentCompany, presentSettings } from "#server/domains/site-settings/present-settings.ts";
import { findSites } from "#server/domains/sites/find-site.ts";
import type { DocumentProblem, Site } from "#server/domains/sites/find-site.ts";
import { readRecord } from "#server/domains/sites/raw-data.ts";
import { storeSite } from "#server/domains/sites/store.ts";
import { renderThemeCss } from "#server/domains/sites/theme/theme.ts";
import { createManualClock } from "#tests/manual-clock.ts";
import { testDatabase } from "#tests/test-database.ts";
import { demoSites } from "#world/demo/demo-sites.ts";

// A demo site's document as it was before each change of the fields, the oldest first.

const database = testDatabase();
const clock = createManualClock(new Date("2026-11-29T12:00:00Z"));

interface StoredDocument {
  readonly id: SiteId;
  readonly hosts: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}

const folder = import.meta.dirname;
const earlier = readdirSync(folder).filter((file) => file.endsWith(".json"));

afterEach(async () => {
  await database.handle.pool.query("delete from site_host; delete from site");
});

async function serve(...documents: readonly StoredDocument[]) {
  for (const document of documents) await storeSite(database.db, document);
  const problems: DocumentProblem[] = [];
  const onProblem = (problem: DocumentProblem) => void problems.push(problem);
  const sites = findSites(database.db, clock, { firstForUnknown: false, onProblem });
  await sites.all();
  return { sites, problems };
}

const present = (site: Site) =>
  settings.parse(
    presentSettings(site, {
      locale: "de",
      country: null,
      selectedCountry: null,
      fromTrafficSource: false,
      demo: true,
      pushPublicKey: null,
      fictionalCount: 0,
    }),
  );

test.each(earlier)(
  "the site of the earlier document %s is served as it was written",
  async (file) => {
    const document = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as StoredDocument;
    const { sites, problems } = await serve(document);
    for (const host of document.hosts) expect((await sites.byHost(host)).id).toBe(document.id);
    const site = await sites.byHost(document.hosts[0] ?? "");
    const { name, domain, countries, message_credits, min_age, bundles = [] } = document.data;
    expect(site).toMatchObject({ name, domain, countries, message_credits, min_age, bundles });
    expect(problems.flatMap(({ fields }) => fields)).toEqual(
      "bundles" in document.data ? [] : ["bundles"],
    );
    expect(site.languages).toHaveLength(7);
    expect(present(site)).toMatchObject({ name, domain, countries, min_age });
    expect(companyInfo.parse(presentCompany(site))).toMatchObject({
      name: readRecord(document.data["company"])["name"],
    });
    expect(renderThemeCss(site.theme)).toContain("--font-display");
  },
);

test("a document of a newer program is served with what this one knows, next to other sites", async () => {
  const [vonk, other] = demoSites;
  if (!vonk || !other) throw new Error("the demo has no sites");
  const newer = {
    ...vonk,
    data: {
      ...vonk.data,
      subscriptions: [{ id: "monthly", price: { EUR: 1_999 } }],
      company: { ...vonk.data.company, lei: "5493001KJTIIGC8Y1R12" },
      signups: "by_invitation",
      payment_methods: ["ideal", "pix"],
      texts: {
        ...vonk.data.texts,
        home_lead: { ...vonk.data.texts.home_lead, sv: "I lugn och ro" },
      },
    },
  };
  const { sites, problems } = await serve(newer, other);
  const site = await sites.byHost("localhost");
  expect(site).toMatchObject({ name: "Vonk", signups: "closed", payment_methods: ["ideal"] });
  expect(present(site).home).toEqual({
    headline: vonk.data.texts.home_headline.de,
    lead: vonk.data.texts.home_lead.de,
  });
  expect(JSON.stringify(site)).not.toMatch(/subscriptions|lei|lugn/u);
  expect(problems).toEqual([
    { site: vonk.id, fields: ["payment_methods.1", "signups"], served: "with_fallbacks" },
  ]);
  expect((await sites.byHost(other.hosts[0] ?? "")).name).toBe(other.data.name);
});
