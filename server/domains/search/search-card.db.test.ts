import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { searchableInterests, specialInterests } from "#contract/catalogue/interests.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { testDatabase } from "#tests/test-database.ts";
import { aProfile } from "#tests/world/a-member.ts";

const database = testDatabase();
beforeAll(async () => {
  for (const site of demoSites) await saveSite(database.db, site);
});

/** Cards that differ from their profile, profiles without a card, and cards without a profile. */
async function listInconsistentCards(): Promise<unknown[]> {
  const { rows } = await sql`
    select coalesce(p.id, c.id) as id from profile p full join search_card c on c.id = p.id
    where (p.site_id, p.kind, p.gender, p.seeks, p.country, p.region, p.city, p.birth_date, p.published_at,
        p.invisible_since, p.deleted_at, date_bin('5 minutes', p.last_active_at, '2000-01-01Z'),
        to_interest_bits(p.interests),
        exists (select from photo f where f.profile_id = p.id and f.position = 0 and f.active))
      is distinct from
      (c.site_id, c.kind, c.gender, c.seeks, c.country, c.region, c.city, c.birth_date, c.published_at,
        c.invisible_since, c.deleted_at, c.active_at, c.interest_bits, c.has_photo)`.execute(
    database.db,
  );
  return rows;
}

const moment = fc.option(fc.date({ min: new Date(0), max: new Date(2e12), noInvalidDate: true }));
const change = fc.record({
  gender: fc.constantFrom("female", "male"),
  seeks: fc.constantFrom("female", "male", "both"),
  country: fc.constantFrom("NL", "BE"),
  region: fc.constantFrom("09", "VLG"),
  city: fc.constantFrom("Utrecht", "Zeist"),
  birth_date: fc.constantFrom("1960-01-31", "1971-12-01"),
  published_at: moment,
  invisible_since: moment,
  deleted_at: moment,
  interests: fc.subarray(["hiking", "tea", "sex"]),
  last_active_at: fc.date({ min: new Date(1e12), max: new Date(2e12), noInvalidDate: true }),
});

test("every change of a profile changes its card in the same transaction", async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => aProfile(database.db)));
  const changes = fc.record({ id: fc.constantFrom(...ids), fields: change, one: fc.nat() });
  await fc.assert(
    fc.asyncProperty(changes, async ({ id, fields, one }) => {
      const entries = Object.entries(fields);
      const [name, value] = entries[one % entries.length] ?? ["gender", "male"];
      await sql`update profile set ${sql.ref(name)} = ${value} where id = ${id}`.execute(
        database.db,
      );
      expect(await listInconsistentCards()).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("a rolled-back change leaves the card as it was", async () => {
  const id = await aProfile(database.db);
  const undone = database.db.transaction().execute(async (tx) => {
    await sql`update profile set country = 'BE' where id = ${id}`.execute(tx);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await listInconsistentCards()).toEqual([]);
});

test("being active again within five minutes does not rewrite the card", async () => {
  const id = await aProfile(database.db, {
    profile: { last_active_at: new Date("2026-11-21T12:00:01Z") },
  });
  const version = async () =>
    (
      await sql<{ at: string }>`select xmin::text as at from search_card where id = ${id}`.execute(
        database.db,
      )
    ).rows[0]?.at;
  const active = (at: string) =>
    sql`update profile set last_active_at = ${at} where id = ${id}`.execute(database.db);
  const before = await version();
  await active("2026-11-21T12:04:59Z");
  expect(await version()).toBe(before);
  await active("2026-11-21T12:05:00Z");
  expect(await version()).not.toBe(before);
});

test("a card knows whether the main image can be seen", async () => {
  const id = await aProfile(database.db, { photos: 1 });
  const has = async () =>
    (
      await sql<{ has_photo: boolean }>`
      select has_photo from search_card where id = ${id}`.execute(database.db)
    ).rows[0]?.has_photo;
  const update = (set: string) =>
    sql`update photo set ${sql.raw(set)} where profile_id = ${id}`.execute(database.db);
  expect(await has()).toBe(true);
  for (const [hide, show] of [
    ["hidden_at = now()", "hidden_at = null"],
    ["position = 1", "position = 0"],
    ["approved_at = null", "approved_at = now()"],
    ["deleted_at = now(), position = -1", "deleted_at = null, position = 0"],
  ] as const) {
    await update(hide);
    expect([hide, await has()]).toEqual([hide, false]);
    await update(show);
    expect([show, await has()]).toEqual([show, true]);
  }
  await sql`delete from photo where profile_id = ${id}`.execute(database.db);
  expect(await has()).toBe(false);
});

test("every interest that search filters by has its own bit, and no special interest has one", async () => {
  const bits = async (interest: string) =>
    (
      await sql<{ bits: number }>`select to_interest_bits(${[interest]}) as bits`.execute(
        database.db,
      )
    ).rows[0]?.bits;
  const found = await Promise.all(searchableInterests.map(bits));
  expect(new Set(found).size).toBe(searchableInterests.length);
  expect(found).not.toContain(0);
  for (const interest of specialInterests) expect(await bits(interest)).toBe(0);
});

test("erasing a profile deletes its card", async () => {
  const id = await aProfile(database.db, { photos: 0 });
  await sql`delete from profile where id = ${id}`.execute(database.db);
  expect(await listInconsistentCards()).toEqual([]);
});
