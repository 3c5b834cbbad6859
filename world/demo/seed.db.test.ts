import { expect, test } from "vitest";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { testDatabase } from "#tests/test-database.ts";
import { demoSites } from "./demo-sites.ts";
import { withDemoPhotos } from "./demo-photos.ts";
import { people } from "./people.ts";
import { seedDemo } from "./seed.ts";

const database = testDatabase();
const now = new Date("2026-11-21T12:00:00Z");

async function select(sql: string) {
  return (await database.handle.pool.query(sql)).rows.map((row) => Object.values(row)[0]);
}

test("each person has as many photos as planned, and every file of each is there", async () => {
  await seedDemo(database.db, now);
  expect(await select("select id from site order by position")).toEqual(
    demoSites.map(({ id }) => id),
  );
  const planned = demoSites.flatMap(({ id }) => (people[id] ?? []).map(({ photos }) => photos));
  const stored = await select(
    "select count(*)::int from photo where approved_at is not null group by profile_id",
  );
  expect(stored.toSorted()).toEqual(planned.toSorted());
  const { read } = withDemoPhotos({
    read: () => Promise.resolve(null),
    write: () => Promise.reject(new Error("nothing is copied")),
    remove: () => Promise.resolve(),
  });
  const files = await select(
    `select unnest(array[file_key || '-full', file_key || '-medium', file_key || '-thumb',
       locked_key || '-locked']) || '.webp' from photo`,
  );
  for (const file of files) expect(await read(String(file)), String(file)).not.toBeNull();
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
  await seedDemo(database.db, now);
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
