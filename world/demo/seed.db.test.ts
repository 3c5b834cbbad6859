import { expect, test } from "vitest";
import { allSites } from "#server/domains/sites/list-sites.ts";
import { testDatabase } from "../../tests/test-database.ts";
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
