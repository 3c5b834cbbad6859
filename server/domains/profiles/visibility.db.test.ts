import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId, SiteId } from "#contract/ids.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { testDatabase } from "#tests/test-database.ts";
import { aProfile } from "#tests/world/a-member.ts";
import { visibleTo, whyHidden } from "./visibility.ts";
import type { Between, Place, ProfileState, Viewer } from "./visibility.ts";

const database = testDatabase();
const at = new Date("2026-11-01T12:00:00Z");
const [vonk, second] = ["vonk", "second-spring"] as [SiteId, SiteId];
const yesNo = [true, false];

interface Case {
  readonly state: ProfileState;
  readonly between: Between;
}

/** Every state a profile can be in, times everything that can be between it and one viewer. */
function everyCase(viewer: MemberId): { cases: Case[]; rows: Rows } {
  const rows: Rows = { profiles: [], blocks: [], ties: [] };
  const cases: Case[] = [];
  for (const site of [vonk, second])
    for (const kind of ["member", "fictional"] as const)
      for (const visible of yesNo)
        for (const invisible of yesNo)
          for (const deleted of yesNo)
            for (const block of ["none", "mine", "hers", "both"])
              for (const tie of ties) {
                const state: ProfileState = {
                  id: randomUUID() as MemberId,
                  site_id: site,
                  kind,
                  visible_since: visible ? at : null,
                  invisible_since: invisible ? at : null,
                  deleted_at: deleted ? at : null,
                };
                rows.profiles.push(state);
                const here = site === vonk;
                if (here && (block === "mine" || block === "both"))
                  rows.blocks.push([viewer, state.id]);
                if (here && (block === "hers" || block === "both"))
                  rows.blocks.push([state.id, viewer]);
                if (here) rows.ties.push([state.id, tie]);
                cases.push({
                  state,
                  between: {
                    blocked: block !== "none",
                    reached: reaching.has(tie),
                  },
                });
              }
  return { cases, rows };
}

type Tie = (typeof ties)[number];
const ties = [
  "none",
  "my like",
  "waiting",
  "like",
  "taken back",
  "match",
  "talk",
  "silence",
] as const;
const reaching: ReadonlySet<Tie> = new Set(["like", "match", "talk"] as const);

interface Rows {
  profiles: ProfileState[];
  blocks: [MemberId, MemberId][];
  ties: [MemberId, Tie][];
}

async function store(viewer: MemberId, rows: Rows): Promise<void> {
  const { db } = database;
  await sql`insert into profile (id, site_id, kind, visible_since, invisible_since, deleted_at,
      name, gender, seeks, birth_date, country, region, city)
    select id, site_id, kind, visible_since, invisible_since, deleted_at,
      'Marijke', 'female', 'male', '1969-05-14', 'NL', '09', 'Amersfoort'
    from json_populate_recordset(null::profile, ${JSON.stringify(rows.profiles)})`.execute(db);
  for (const [blocker, blocked] of rows.blocks)
    await sql`insert into block values (${vonk}, ${blocker}, ${blocked}, ${at})`.execute(db);
  for (const [id, tie] of rows.ties) await tieTo(viewer, id, tie);
}

async function tieTo(viewer: MemberId, id: MemberId, tie: Tie): Promise<void> {
  const { db } = database;
  const [lo, hi] = id < viewer ? [id, viewer] : [viewer, id];
  if (tie === "talk" || tie === "silence") {
    const last = tie === "talk" ? 1 : 0;
    await sql`insert into conversation
      (site_id, low_id, high_id, started_by, started_at, last_at, last_seq)
      values (${vonk}, ${lo}, ${hi}, ${viewer}, ${at}, ${at}, ${last})`.execute(db);
  } else if (tie !== "none") {
    const hers = tie === "my like" || tie === "taken back" ? null : at;
    const arrived = tie === "my like" || tie === "waiting" ? null : at;
    const mine = tie === "my like" || tie === "match" ? at : null;
    const sides = id === lo ? [hers, arrived, mine, mine] : [mine, mine, hers, arrived];
    await sql`insert into pair
      (site_id, lo, hi, lo_liked_at, lo_like_arrived_at, hi_liked_at, hi_like_arrived_at)
      values (${vonk}, ${lo}, ${hi}, ${sql.join(sides)})`.execute(db);
  }
}

/** Which profiles the condition lets through, asked of the table under that name. */
async function seen(viewer: Viewer, place: Place, table: "profile" | "search_card") {
  const rows = await sql<{ id: MemberId }>`select id from ${sql.table(table)} as someone
    where ${visibleTo(viewer, "someone", place)}`.execute(database.db);
  return new Set(rows.rows.map((row) => row.id));
}

test("the condition in the lists says of every state what the rule says", async () => {
  for (const site of demoSites) await saveSite(database.db, site);
  const me = await aProfile(database.db);
  const { cases, rows } = everyCase(me);
  await store(me, rows);
  const mine: ProfileState = {
    id: me,
    site_id: vonk,
    kind: "member",
    visible_since: at,
    invisible_since: null,
    deleted_at: null,
  };
  const all = [...cases, { state: mine, between: { blocked: false, reached: false } }];
  let told = 0;
  for (const member of [me, null])
    for (const fictional of yesNo)
      for (const place of ["discovery", "contact"] as const)
        for (const table of ["profile", "search_card"] as const) {
          const viewer: Viewer = { site: vonk, member, fictional };
          const ids = await seen(viewer, place, table);
          for (const { state, between } of all) {
            const known = member ? between : { blocked: false, reached: false };
            const why = whyHidden(viewer, state, known, place);
            expect({ viewer, place, state, known, why, seen: ids.has(state.id) }).toMatchObject({
              seen: why === null,
            });
            told += 1;
          }
        }
  expect(told).toBe((2 * 2 * 2 * 2 * 2 * 4 * ties.length + 1) * 2 * 2 * 2 * 2);
});
