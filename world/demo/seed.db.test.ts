import { expect, test } from "vitest";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { testDatabase } from "#tests/test-database.ts";
import { demoSites } from "./demo-sites.ts";
import type { PortraitRequest } from "./people.ts";
import { seedDemo } from "./seed.ts";

const database = testDatabase();
const now = new Date("2026-11-21T12:00:00Z");

async function select(sql: string) {
  return (await database.handle.pool.query(sql)).rows.map((row) => Object.values(row)[0]);
}

test("a start that ends while portraits are requested leaves no people without a portrait", async () => {
  const requested: PortraitRequest[] = [];
  const stopped = seedDemo(database.db, now, (portraits) => {
    if (requested.length > 0) throw new Error("the disk is full");
    requested.push(...portraits);
  });
  await expect(stopped).rejects.toThrow("the disk is full");
  expect(await select("select id from site")).toEqual(["vonk"]);

  await seedDemo(database.db, now, (portraits) => requested.push(...portraits));
  expect(await select("select id from site order by position")).toEqual(
    demoSites.map(({ id }) => id),
  );
  expect(requested.map(({ fileKey }) => fileKey).toSorted()).toEqual(
    (await select("select file_key from photo")).toSorted(),
  );
});

test("the next start applies changes to a site's file and leaves its people as they are", async () => {
  const rows = () => select("select count(*) from profile union all select count(*) from account");
  const before = await rows();
  // An earlier version of the files had another colour and lacked a field.
  await database.handle.pool.query(
    `update site set data = jsonb_set(data, '{theme,light,brand-primary}', '"#ff00ff"') - 'history_days'
     where id = 'zweiter-fruehling'`,
  );
  await database.handle.pool.query("delete from site_host where host = 'zweiter.localhost'");
  await seedDemo(database.db, now, () => {
    throw new Error("nobody new needs a portrait");
  });
  const zweiter = demoSites.find(({ id }) => id === "zweiter-fruehling");
  expect(await select("select data from site where id = 'zweiter-fruehling'")).toEqual([
    JSON.parse(JSON.stringify(zweiter?.data)),
  ]);
  expect(await select("select host from site_host where site_id = 'zweiter-fruehling'")).toContain(
    "zweiter.localhost",
  );
  expect(await rows()).toEqual(before);
});

test("a site that matches its file is not written", async () => {
  for (const site of demoSites) expect(await saveSite(database.db, site)).toBe("unchanged");
});
