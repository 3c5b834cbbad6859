import { expect, test } from "vitest";
import type { SiteId } from "#contract/shared/ids.ts";
import { createManualClock } from "#tests/manual-clock.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { testDatabase } from "#tests/test-database.ts";
import { findSites } from "./find-site.ts";
import { saveSite } from "./save-site.ts";

const database = testDatabase();
const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));

test("returns no_site_yet for every host while there is no site", async () => {
  const sites = findSites(database.db, clock, {
    firstForUnknown: true,
    onInvalid: () => undefined,
  });
  await expect(sites.byHost("localhost")).rejects.toThrow("no_site_yet");
});

test("an invalid document closes its own site and no other", async () => {
  for (const site of demoSites) await saveSite(database.db, site);
  await database.handle.pool.query(
    "update site set data = data - 'history_days' where id = 'zweiter-fruehling'",
  );
  const invalid: [SiteId, readonly string[]][] = [];
  const sites = findSites(database.db, clock, {
    firstForUnknown: false,
    onInvalid: (site, fields) => invalid.push([site, fields]),
  });
  expect((await sites.byHost("localhost")).id).toBe("vonk");
  expect((await sites.byHost("second.localhost")).id).toBe("second-spring");
  await expect(sites.byHost("zweiter.localhost")).rejects.toThrow("unknown_site");
  expect(invalid).toEqual([["zweiter-fruehling", ["history_days"]]]);
});
