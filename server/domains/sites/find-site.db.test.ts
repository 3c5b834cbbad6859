import { expect, test } from "vitest";
import { createManualClock } from "#tests/manual-clock.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { testDatabase } from "#tests/test-database.ts";
import { findSites } from "./find-site.ts";
import type { DocumentProblem } from "./find-site.ts";
import { saveSite } from "./save-site.ts";

const database = testDatabase();
const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));

test("returns no_site_yet for every host while there is no site", async () => {
  const sites = findSites(database.db, clock, {
    firstForUnknown: true,
    onProblem: () => undefined,
  });
  await expect(sites.byHost("localhost")).rejects.toThrow("no_site_yet");
});

const change = (statement: string) => database.handle.pool.query(statement);

test("a document without a price closes its own site and no other", async () => {
  for (const site of demoSites) await saveSite(database.db, site);
  await change("update site set data = data - 'message_credits' where id = 'zweiter-fruehling'");
  const problems: DocumentProblem[] = [];
  const sites = findSites(database.db, clock, {
    firstForUnknown: false,
    onProblem: (problem) => problems.push(problem),
  });
  expect((await sites.byHost("localhost")).id).toBe("vonk");
  expect((await sites.byHost("second.localhost")).id).toBe("second-spring");
  await expect(sites.byHost("zweiter.localhost")).rejects.toThrow("unknown_site");
  expect(problems).toEqual([
    { site: "zweiter-fruehling", fields: ["message_credits"], served: "nothing" },
  ]);
});

test("a price that becomes unreadable leaves the site as the process last read it", async () => {
  for (const site of demoSites) await saveSite(database.db, site);
  const problems: DocumentProblem[] = [];
  const sites = findSites(database.db, clock, {
    firstForUnknown: false,
    onProblem: (problem) => problems.push(problem),
  });
  const before = await sites.byHost("zweiter.localhost");
  await change(
    `update site set data = data || '{"message_credits": {"DE": 9}, "name": "Herbst"}'
    where id = 'zweiter-fruehling'`,
  );
  await change("update site set data = data || '{\"name\": \"Vuur\"}' where id = 'vonk'");
  for (let reload = 0; reload < 2; reload++) {
    sites.refresh();
    expect(await sites.byHost("zweiter.localhost")).toEqual(before);
  }
  expect((await sites.byHost("localhost")).name).toBe("Vuur");
  const problem = { site: "zweiter-fruehling", fields: ["message_credits"] };
  expect(problems).toEqual([{ ...problem, served: "last_copy" }]);
});

test("a value that is not understood falls back alone, and is reported once until it changes", async () => {
  for (const site of demoSites) await saveSite(database.db, site);
  const problems: DocumentProblem[] = [];
  const sites = findSites(database.db, clock, {
    firstForUnknown: false,
    onProblem: (problem) => problems.push(problem),
  });
  await change(`update site set data = data || '{"signups": "by_invitation"}' where id = 'vonk'`);
  for (let reload = 0; reload < 2; reload++) {
    sites.refresh();
    expect(await sites.byHost("localhost")).toMatchObject({ name: "Vonk", signups: "closed" });
  }
  await change("update site set data = data - 'history_days' where id = 'vonk'");
  sites.refresh();
  expect(await sites.byHost("localhost")).toMatchObject({ signups: "closed", history_days: 7 });
  const served = "with_fallbacks";
  expect(problems).toEqual([
    { site: "vonk", fields: ["signups"], served },
    { site: "vonk", fields: ["history_days", "signups"], served },
  ]);
});
