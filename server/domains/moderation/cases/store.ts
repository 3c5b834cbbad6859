import { sql } from "kysely";
import type { CaseCategory, CaseGround, CaseMeasure } from "#contract/catalogue/case-categories.ts";
import type { Message } from "#contract/chat.ts";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Database, Db, Tx } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";

export type Side = "reporter" | "reported";
export type Source = "profile" | "conversation" | "message" | "complaint";

export interface NewCase {
  readonly site_id: SiteId;
  readonly number: string;
  readonly source: Source;
  readonly category: CaseCategory;
  readonly words: string;
  readonly location: string;
  readonly created_at: Date;
}

export interface NewParty {
  readonly side: Side;
  readonly member_id: MemberId | null;
  readonly access_key: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly language: Locale;
}

/** What a case is about, as it was. Photos are stored next to it. */
export interface Evidence {
  readonly profile: {
    readonly name: string;
    readonly gender: string;
    readonly age: number;
    readonly country: string;
    readonly region: string;
    readonly city: string;
    readonly about: string;
    readonly interests: readonly string[];
    readonly created_at: string;
  } | null;
  readonly conversation: ConversationId | null;
  /** The reported message's number. */
  readonly message: number | null;
  readonly messages: readonly {
    readonly seq: number;
    readonly by: Side;
    readonly type: Message["type"];
    readonly text: string;
    /** Such as the gift; null in a text message. */
    readonly attachment: string | null;
    readonly sent_at: string;
  }[];
}

export interface EvidencePhoto {
  readonly id: string;
  readonly content: Buffer;
}

type CaseTables = {
  moderation_case: NewCase & {
    id: string;
    claimed_by: string | null;
    claimed_at: Date | null;
    closed_at: Date | null;
  };
  case_party: NewParty & { case_id: string; appeal: string | null; appealed_at: Date | null };
};

const tables = (db: Db) => db.withTables<CaseTables>();

/** Stores a case with its sides and seals its evidence. */
export async function insertCase(
  tx: Tx,
  filed: NewCase,
  parties: readonly NewParty[],
  { evidence, photos }: { evidence: Evidence; photos: readonly EvidencePhoto[] },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into moderation_case (site_id, number, source, category, words, location, created_at)
    values (${filed.site_id}, ${filed.number}, ${filed.source}, ${filed.category}, ${filed.words},
      ${filed.location}, ${filed.created_at}) returning id`.execute(tx);
  const id = rows[0]?.id ?? "";
  for (const party of parties) {
    await sql`
      insert into case_party (case_id, side, member_id, access_key, name, email, language)
      values (${id}, ${party.side}, ${party.member_id}, ${party.access_key}, ${party.name},
        ${party.email}, ${party.language})`.execute(tx);
  }
  await sql`
    insert into case_evidence (case_id, content, sealed_at)
    values (${id}, ${JSON.stringify(evidence)}, ${filed.created_at})`.execute(tx);
  for (const [position, photo] of photos.entries()) {
    await sql`
      insert into case_photo (case_id, photo_id, position, content)
      values (${id}, ${photo.id}, ${position}, ${photo.content})`.execute(tx);
  }
  return id;
}

const ofParty = sql`
  p.case_id, p.side, p.member_id, p.access_key, p.language, p.appeal, p.appealed_at, c.site_id, c.number,
  c.created_at, c.closed_at is null as waiting`;

export interface PartyRow {
  readonly case_id: string;
  readonly side: Side;
  readonly member_id: MemberId | null;
  readonly access_key: string;
  readonly language: Locale;
  readonly appeal: string | null;
  readonly appealed_at: Date | null;
  readonly site_id: SiteId;
  readonly number: string;
  readonly created_at: Date;
  readonly waiting: boolean;
}

/** The side of a case whose page has this unguessable address. */
export async function findParty(db: Db, site: SiteId, key: string): Promise<PartyRow | undefined> {
  const { rows } = await sql<PartyRow>`
    select ${ofParty} from case_party p join moderation_case c on c.id = p.case_id
    where c.site_id = ${site} and p.access_key = ${key}`.execute(db);
  return rows[0];
}

/** The cases that a member filed, and those about the member in which something was decided. */
export async function listMemberCases(db: Db, site: SiteId, member: MemberId): Promise<PartyRow[]> {
  const { rows } = await sql<PartyRow>`
    select ${ofParty} from case_party p join moderation_case c on c.id = p.case_id
    where c.site_id = ${site} and p.member_id = ${member}
      and (p.side = 'reporter' or exists (
        select from case_decision d where d.case_id = c.id and d.measure <> 'none'))
    order by c.created_at desc, c.id limit 100`.execute(db);
  return rows;
}

export interface DecisionRow {
  readonly round: number;
  readonly measure: CaseMeasure;
  readonly ground: CaseGround | null;
  readonly ends_at: Date | null;
  readonly removed: readonly string[];
  readonly decided_at: Date;
  readonly staff_id: string;
  readonly staff_name: string;
}

/** The decisions on a case, oldest first. */
export async function listDecisions(db: Db, caseId: string): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.round, d.measure, d.ground, d.ends_at, d.removed, d.decided_at, d.staff_id,
      s.name as staff_name
    from case_decision d join staff s on s.id = d.staff_id
    where d.case_id = ${caseId} order by d.round`.execute(db);
  return rows;
}

/** Stores an appeal and opens the case again; false if this side has appealed or the case is open. */
export async function saveAppeal(
  tx: Tx,
  { case_id, side }: Pick<PartyRow, "case_id" | "side">,
  words: string,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update moderation_case set closed_at = null, claimed_by = null, claimed_at = null
    where id = ${case_id} and closed_at is not null`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  const saved = await tables(tx)
    .updateTable("case_party")
    .set({ appeal: words, appealed_at: at })
    .where((of) => of.and({ case_id, side, appealed_at: null }))
    .executeTakeFirst();
  return saved.numUpdatedRows === 1n;
}

/** Deletes the cases that were closed before `until`, with everything that belongs to them. */
export function purgeClosedCases(db: Database, until: Date): Promise<void> {
  return purgeExpired(db, "moderation_case", sql`closed_at < ${until}`);
}
