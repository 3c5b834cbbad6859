import { expect, test } from "vitest";
import { allSites } from "#server/domains/sites/list-sites.ts";
import { siteData } from "#server/domains/sites/site-data.ts";
import { testDatabase } from "#tests/test-database.ts";
import { demoSites } from "./demo-sites.ts";
import type { WantedPortrait } from "./people.ts";
import { seedDemo } from "./seed.ts";

const database = testDatabase();
const now = new Date("2026-11-21T12:00:00Z");

test("the portraits of people are wanted before the people are there, so that a start may end anywhere", async () => {
  const wanted: WantedPortrait[] = [];
  const stopped = seedDemo(database.db, now, (portraits) => {
    if (wanted.length > 0) throw new Error("the disk is full");
    wanted.push(...portraits);
  });
  await expect(stopped).rejects.toThrow("the disk is full");
  expect(await allSites(database.db)).toHaveLength(1);

  await seedDemo(database.db, now, (portraits) => wanted.push(...portraits));
  expect(await allSites(database.db)).toHaveLength(demoSites.length);
  const { rows } = await database.handle.pool.query<{ file_key: string }>(
    "select file_key from photo",
  );
  expect(wanted.map(({ fileKey }) => fileKey).toSorted()).toEqual(
    rows.map((row) => row.file_key).toSorted(),
  );
});

test("a site that an earlier version left gets the document of this one, and keeps its people", async () => {
  const { pool } = database.handle;
  const counted = async () => (await pool.query("select count(*) from profile")).rows[0].count;
  const before = await counted();
  await pool.query(
    "update site set data = data - 'history_days' || '{\"name\": \"Own\"}' where id = 'second-spring'",
  );
  await pool.query("update site set data = data || '{\"name\": \"Own\"}' where id = 'vonk'");
  await seedDemo(database.db, now, () => undefined);
  const sites = await allSites(database.db);
  expect(sites.map(({ id, data }) => [id, siteData.parse(data).name])).toEqual([
    ["vonk", "Own"],
    ["zweiter-fruehling", "Zweiter Frühling"],
    ["second-spring", "Second Spring"],
  ]);
  expect(await counted()).toBe(before);
});
