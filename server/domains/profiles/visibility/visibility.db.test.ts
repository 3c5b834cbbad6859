import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { testDatabase } from "#tests/test-database.ts";
import { aProfile } from "#tests/world/a-member.ts";
import {
  buildFindableProfiles,
  isPublished,
  isVisible,
  buildVisibleProfiles,
} from "./visibility.ts";
import type { Viewer } from "./visibility.ts";

const database = testDatabase();
const at = new Date("2026-11-01T12:00:00Z");
const [vonk, second] = ["vonk", "second-spring"] as [SiteId, SiteId];
const yesNo = [true, false];

/** Every relation between the viewer and a profile, apart from blocks. */
const contacts = [
  "none",
  "viewer liked",
  "like pending",
  "liked",
  "like taken back",
  "match",
  "talked",
  "nothing delivered",
] as const;
type Contact = (typeof contacts)[number];

interface Case {
  readonly id: MemberId;
  readonly site: SiteId;
  readonly kind: "member" | "fictional";
  readonly published: boolean;
  readonly invisible: boolean;
  readonly deleted: boolean;
  readonly block: "none" | "by viewer" | "by profile" | "both";
  readonly contact: Contact;
}

/** Every state of a profile, combined with every relation between it and one viewer. */
const everyCase: readonly Case[] = [vonk, second].flatMap((site) =>
  (["member", "fictional"] as const).flatMap((kind) =>
    yesNo.flatMap((published) =>
      yesNo.flatMap((invisible) =>
        yesNo.flatMap((deleted) =>
          (["none", "by viewer", "by profile", "both"] as const).flatMap((block) =>
            contacts.map((contact) => {
              const id = randomUUID() as MemberId;
              return { id, site, kind, published, invisible, deleted, block, contact };
            }),
          ),
        ),
      ),
    ),
  ),
);

/** An independent model of the rules. Blocks and contacts are the member's; a visitor has none. */
function isFound(profile: Case, { site, member, fictional }: Viewer): boolean {
  if (profile.site !== site || !profile.published || profile.deleted) return false;
  if (profile.kind === "fictional" && !fictional) return false;
  return !profile.invisible && (member === null || profile.block === "none");
}

function isMet(profile: Case, viewer: Viewer): boolean {
  if (!profile.invisible) return isFound(profile, viewer);
  const close = ["liked", "match", "talked"].includes(profile.contact);
  return viewer.member !== null && close && isFound({ ...profile, invisible: false }, viewer);
}

async function insertCases(viewer: MemberId): Promise<void> {
  const { db } = database;
  const rows = everyCase.map((one) => ({
    id: one.id,
    site_id: one.site,
    kind: one.kind,
    published_at: one.published ? at : null,
    invisible_since: one.invisible ? at : null,
    deleted_at: one.deleted ? at : null,
  }));
  await sql`insert into profile (id, site_id, kind, published_at, invisible_since, deleted_at,
      name, gender, seeks, birth_date, country, region, city)
    select id, site_id, kind, published_at, invisible_since, deleted_at,
      'Marijke', 'female', 'male', '1969-05-14', 'NL', '09', 'Amersfoort'
    from json_populate_recordset(null::profile, ${JSON.stringify(rows)})`.execute(db);
  for (const { id, site, block, contact } of everyCase) {
    if (site !== vonk) continue;
    const blocks = { none: [], "by viewer": [[viewer, id]], "by profile": [[id, viewer]] };
    const pairs =
      block === "both" ? [...blocks["by viewer"], ...blocks["by profile"]] : blocks[block];
    for (const [blocker, blocked] of pairs)
      await sql`insert into block values (${vonk}, ${blocker}, ${blocked}, ${at})`.execute(db);
    await insertContact(viewer, id, contact);
  }
}

async function insertContact(viewer: MemberId, id: MemberId, contact: Contact): Promise<void> {
  const { db } = database;
  const [low, high] = id < viewer ? [id, viewer] : [viewer, id];
  if (contact === "talked" || contact === "nothing delivered") {
    await sql`insert into conversation
      (site_id, low_id, high_id, started_by, started_at, last_message_at, last_seq) values
      (${vonk}, ${low}, ${high}, ${viewer}, ${at}, ${at}, ${contact === "talked" ? 1 : 0})`.execute(
      db,
    );
  } else if (contact !== "none") {
    const likes = ["like pending", "liked", "match"].includes(contact) ? at : null;
    const arrived = ["liked", "like taken back", "match"].includes(contact) ? at : null;
    const mine = ["viewer liked", "match"].includes(contact) ? at : null;
    const sides = id === low ? [likes, arrived, mine, mine] : [mine, mine, likes, arrived];
    await sql`insert into like_pair
      (site_id, low_id, high_id, low_liked_at, low_like_delivered_at, high_liked_at, high_like_delivered_at)
      values (${vonk}, ${low}, ${high}, ${sql.join(sides)})`.execute(db);
  }
}

async function idsOf(profiles: ReturnType<typeof buildVisibleProfiles>): Promise<Set<MemberId>> {
  const { rows } = await sql<{ id: MemberId }>`select id from ${profiles} p`.execute(database.db);
  return new Set(rows.map((row) => row.id));
}

test("a viewer finds and can open exactly the profiles that the rules allow, in every state", async () => {
  for (const site of demoSites) await saveSite(database.db, site);
  const me = await aProfile(database.db);
  await insertCases(me);
  let checked = 0;
  for (const member of [me, null])
    for (const fictional of yesNo) {
      const viewer: Viewer = { site: vonk, member, fictional };
      const found = await idsOf(buildFindableProfiles(viewer));
      const met = await idsOf(buildVisibleProfiles(viewer));
      for (const profile of everyCase) {
        expect({ viewer, profile, found: found.has(profile.id), met: met.has(profile.id) }).toEqual(
          { viewer, profile, found: isFound(profile, viewer), met: isMet(profile, viewer) },
        );
        checked += 1;
      }
      // Nobody finds themselves.
      expect(found.has(me)).toBe(member === null);
    }
  expect(checked).toBe(2 * 2 * 2 * 2 * 2 * 4 * contacts.length * 2 * 2);
  for (const { id, site, published, deleted } of everyCase)
    expect(await isPublished(database.db, site, id)).toBe(published && !deleted);
});

test("a single profile follows the same rule as a list", async () => {
  const viewer: Viewer = { site: vonk, member: await aProfile(database.db), fictional: true };
  const [shown, hidden] = [await aProfile(database.db), randomUUID() as MemberId];
  expect(await isVisible(database.db, viewer, shown)).toBe(true);
  expect(await isVisible(database.db, viewer, hidden)).toBe(false);
});

/** With sequential scans disabled, a usable index is used whatever the tables contain. */
async function planOf(query: ReturnType<typeof sql>): Promise<string> {
  return database.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${query}`.execute(tx);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

test("the planner inlines the functions and uses the indexes of search", async () => {
  const viewer: Viewer = { site: vonk, member: await aProfile(database.db), fictional: true };
  const search = await planOf(sql`select c.id from ${buildFindableProfiles(viewer)} c
    where c.kind = 'member' and c.gender = 'male' and c.seeks = 'female' order by c.active_at desc, c.id desc limit 24`);
  expect(search).toMatch(/Index (Only )?Scan using search_card_active/);
  expect(search).not.toMatch(/Function Scan|Sort/);
  const likes = await planOf(sql`select l.low_id from like_pair l
    join ${buildVisibleProfiles(viewer)} v on v.id = l.low_id where l.site_id = ${vonk}`);
  expect(likes).toMatch(/Index Scan using search_card_pkey/);
  expect(likes).not.toContain("Function Scan");
});
