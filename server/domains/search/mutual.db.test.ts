import { sql } from "kysely";
import { expect, test } from "vitest";
import { genders, seekings } from "#contract/catalogue/attributes.ts";
import type { Gender, Seeking } from "#contract/catalogue/attributes.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";

const app = testApp();

/** The fitting kinds, by "gender seeks"; rows and columns are in the order of `kinds`. */
const kinds = genders.flatMap((gender) => seekings.map((seeks) => ({ gender, seeks })));
const fitting: Readonly<Record<string, string>> = {
  "female female": "female female, female both",
  "female male": "male female, male both",
  "female both": "female female, female both, male female, male both",
  "male female": "female male, female both",
  "male male": "male male, male both",
  "male both": "female male, female both, male male, male both",
};
const nameOf = ({ gender, seeks }: { gender: Gender; seeks: Seeking }) => `${gender} ${seeks}`;

test.each(kinds)(
  "a $gender member who seeks $seeks fits members who seek $gender members too",
  async (me) => {
    const { rows } = await sql<{ gender: Gender; seeks: Seeking }>`
    select gender, seeks from fitting_groups(${me.gender}, ${me.seeks}, false)`.execute(app.db);
    const found = kinds.filter((kind) => rows.some((row) => nameOf(row) === nameOf(kind)));
    expect(found.map(nameOf).join(", ")).toBe(fitting[nameOf(me)]);
    expect(rows).toHaveLength(found.length);
  },
);

test("search, its count and the new members contain only members who seek each other", async () => {
  const people = new Map<string, MemberId>();
  const published_at = app.clock.now();
  for (const kind of kinds)
    people.set(nameOf(kind), await aProfile(app.db, { profile: { ...kind, published_at } }));
  for (const kind of kinds) {
    const ctx = await aContext(
      app.context,
      (await aMember(app.db, { confirmed: false, profile: kind })).id,
    );
    const search = await app.context.calls(ctx, "GET /api/members", { query: {} });
    const { members } = await app.context.calls(ctx, "GET /api/members/new", {});
    const expected = fitting[nameOf(kind)]?.split(", ").map((name) => people.get(name));
    expect(search.members.map(({ id }) => id).toSorted()).toEqual(expected?.toSorted());
    expect(members.map(({ id }) => id).toSorted()).toEqual(expected?.toSorted());
    expect(search.numResults).toBe(expected?.length);
    expect(search.filters.everyone).toBe(false);
  }
});

test("a search for everyone shows every member of a gender, to members and visitors", async () => {
  const country = "BE";
  const region = "VLG";
  for (const seeks of seekings)
    await aProfile(app.db, { profile: { gender: "male", seeks, country, region } });
  const me = await aMember(app.db);
  const count = async (viewer: MemberId | null, everyone?: "1") => {
    const query = { country, gender: "male", ...(everyone && { everyone }) } as const;
    const ctx = await aContext(app.context, viewer);
    const { numResults, filters } = await app.context.calls(ctx, "GET /api/members", { query });
    return { numResults, everyone: filters.everyone };
  };
  expect(await count(me.id)).toEqual({ numResults: 2, everyone: false });
  expect(await count(me.id, "1")).toEqual({ numResults: 3, everyone: true });
  expect(await count(null)).toEqual({ numResults: 3, everyone: true });
});
