import { expect, test } from "vitest";
import { toViewer } from "#server/domains/profiles/visibility/visibility.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { hideMember, waysToHide } from "#tests/world/hide-member.ts";
import {
  countRareResults,
  listRareResultIds,
  listRareResultsInTowns,
  listTownsOfRareResults,
} from "./rare-interests-store.ts";
import { countResults, listResultIds, listResultsInTowns, listTownsOfResults } from "./store.ts";
import type { Criteria } from "./store.ts";

const app = testApp();
const criteria: Criteria = {
  gender: "female",
  seeks: "male",
  country: null,
  region: null,
  bornAfter: null,
  bornUntil: null,
  realOnly: false,
  withPhoto: false,
  newSince: null,
  activeSince: null,
  interests: ["tea", "hiking"],
};
const at = new Date("2026-11-21T12:00:00Z");

test("a search for rare interests finds the same members in the same order, and as many", async () => {
  const me = await aMember(app.db);
  const interests = [["tea"], ["hiking", "sex"], ["reading"], [], ["tea", "hiking"]];
  const seeks = ["female", "male", "both"] as const;
  for (let n = 0; n < 60; n += 1)
    await aProfile(app.db, {
      photos: n % 2,
      profile: {
        interests: interests[n % 5] ?? [],
        gender: n % 4 === 0 ? "female" : "male",
        seeks: seeks[n % 3] ?? "both",
        kind: n % 7 === 0 ? "fictional" : "member",
        country: n % 8 === 3 ? "BE" : "NL",
        region: n % 8 === 3 ? "VLG" : "09",
        city: n % 8 === 3 ? "Gent" : (["Utrecht", "Zeist", "Soest"][n % 3] ?? ""),
        last_active_at: new Date(at.getTime() - (n % 11) * 3_600_000),
        published_at: new Date(at.getTime() - (n % 13) * 86_400_000),
      },
    });
  for (const how of waysToHide) {
    const hidden = await aProfile(app.db, { profile: { gender: "male", interests: ["tea"] } });
    await hideMember(app.db, hidden, how, me.id);
  }
  const viewer = toViewer(await aContext(app.context, me.id));
  const page = { limit: 5, offset: 0, after: null, sort: "active" } as const;
  const first = await listResultIds(app.db, viewer, criteria, page);
  const sizes: number[] = [];
  for (const [filters, place] of [
    [criteria, page],
    [criteria, { ...page, limit: 100 }],
    [criteria, { ...page, sort: "new", offset: 3 }],
    [criteria, { ...page, after: first.at(-1) ?? null, limit: 100 }],
    [criteria, { ...page, limit: 100, except: { ...criteria, interests: ["tea"] } }],
    [{ ...criteria, country: "BE" }, page],
    [
      { ...criteria, realOnly: true, withPhoto: true },
      { ...page, limit: 100 },
    ],
    [
      { ...criteria, gender: null, seeks: "both" },
      { ...page, limit: 100 },
    ],
    [{ ...criteria, interests: ["wine"] }, page],
  ] as const) {
    const found = await listResultIds(app.db, viewer, filters, place);
    expect(await listRareResultIds(app.db, viewer, filters, place)).toEqual(found);
    const towns = await listTownsOfResults(app.db, viewer, filters);
    const inAnyOrder = expect.arrayContaining(towns);
    expect(await listTownsOfRareResults(app.db, viewer, filters)).toEqual(inAnyOrder);
    const inTowns = { towns, limit: 3, offset: 0, after: null };
    const near = await listResultsInTowns(app.db, viewer, filters, inTowns);
    expect(await listRareResultsInTowns(app.db, viewer, filters, inTowns)).toEqual(near);
    const next = { ...inTowns, limit: 100, offset: 1, after: near.at(-1) ?? null };
    expect(await listRareResultsInTowns(app.db, viewer, filters, next)).toEqual(
      await listResultsInTowns(app.db, viewer, filters, next),
    );
    const counted = await countResults(app.db, viewer, filters, 1_001);
    expect(await countRareResults(app.db, viewer, filters, 1_001)).toEqual(counted);
    expect(await countRareResults(app.db, viewer, filters, 3)).toEqual({
      member: Math.min(counted.member, 3),
      fictional: Math.min(counted.fictional, 3),
    });
    sizes.push(found.length);
  }
  expect(sizes.map((size) => size > 0)).toEqual([...Array(8).fill(true), false]);
});

test("interests are rare until five of the most recently active members have one", async () => {
  const ctx = await aContext(app.context, null);
  const viewer = toViewer(ctx);
  const isRare = async (interest: "wine" | "beer", minutes: number) => {
    const then = new Date(at.getTime() + minutes * 60_000);
    return ctx.services.hasRareInterests(viewer, { ...criteria, interests: [interest] }, then);
  };
  const drinker = () => aProfile(app.db, { profile: { gender: "male", interests: ["wine"] } });
  for (let n = 0; n < 4; n += 1) await drinker();
  expect(await isRare("wine", 0)).toBe(true);
  await drinker();
  expect([await isRare("wine", 9), await isRare("wine", 11)]).toEqual([true, false]);
  expect(await isRare("beer", 11)).toBe(true);
});
