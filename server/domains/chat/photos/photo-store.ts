import { sql } from "kysely";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import type { PhotoKeys } from "#server/domains/photos/files/photo-files.ts";
import { buildVisibleProfiles } from "#server/domains/profiles/visibility/visibility.ts";
import type { MemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";

export interface Owner {
  readonly site: SiteId;
  readonly member: MemberId;
}

export async function insertPhoto(
  tx: Tx,
  { site, member }: Owner,
  { file_key, locked_key }: PhotoKeys,
  at: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into chat_photo (site_id, member_id, file_key, locked_key, uploaded_at)
    values (${site}, ${member}, ${file_key}, ${locked_key}, ${at}) returning id`.execute(tx);
  return rows[0]?.id ?? "";
}

/** A photo by its id, or by the random part of its files' names. */
export type PhotoQuery =
  | { readonly id: string }
  | { readonly key: string }
  | { readonly lockedKey: string };

/**
 * A photo that the viewer sent or received, in a message that the viewer can read: not removed by
 * staff, nor by the viewer, and not older than `since`. A pending one is the sender's alone.
 */
export async function findReadablePhoto(
  db: Db,
  viewer: MemberViewer,
  query: PhotoQuery,
  since: Date | null,
): Promise<PhotoKeys | undefined> {
  const { site, member } = viewer;
  const isQueried =
    "id" in query
      ? sql`ph.id = ${query.id}`
      : "key" in query
        ? sql`ph.file_key = ${query.key}`
        : sql`ph.locked_key = ${query.lockedKey}`;
  const { rows } = await sql<PhotoKeys>`
    select ph.file_key, ph.locked_key from chat_photo ph
    where ph.site_id = ${site} and ${isQueried} and (
      exists (
        select from message m
        join conversation_member cm
          on cm.conversation_id = m.conversation_id and cm.member_id = ${member}
        where m.sender_id = ph.member_id and m.client_id = ph.client_id
          and m.attachment = ph.id::text and m.seq > cm.removed_seq
          and (${since}::timestamptz is null or m.sent_at >= ${since})
          and exists (
            select from ${buildVisibleProfiles(viewer)} v where v.id = cm.partner_id)
      ) or exists (
        select from pending_message q
        where q.sender_id = ${member} and q.sender_id = ph.member_id
          and q.client_id = ph.client_id and q.attachment = ph.id::text
          and q.delivered_at is null and q.refunded_at is null
      ))`.execute(db);
  return rows[0];
}

/** Deletes the photos that either side sent in a member's conversations. */
export async function deletePhotos(tx: Tx, { site, member }: Owner): Promise<void> {
  await sql`
    select delete_chat_photos(array(
      select conversation_id from conversation_member
      where site_id = ${site} and member_id = ${member}))`.execute(tx);
}

/** Marks a message's photo as removed by staff; null restores it. */
export async function markRemoved(
  tx: Tx,
  { conversation, seq }: { readonly conversation: ConversationId; readonly seq: number },
  at: Date | null,
): Promise<void> {
  await sql`
    update chat_photo ph set removed_at = ${at} from message m
    where m.conversation_id = ${conversation} and m.seq = ${seq}
      and ph.member_id = m.sender_id and ph.client_id = m.client_id`.execute(tx);
}

/**
 * Deletes photos uploaded before a time and never sent, and photos that staff removed before it and
 * that no case needs.
 */
export async function purgeUnusedPhotos(db: Db, until: Date): Promise<void> {
  await purgeExpired(db, "chat_photo", sql`client_id is null and uploaded_at < ${until}`);
  await purgeExpired(db, "chat_photo", sql`removed_at < ${until} and not is_evidence(id)`);
}

/** The photos that a member sent, oldest first, each with the name of its file. */
export async function listSentPhotos(db: Db, { site, member }: Owner) {
  const { rows } = await sql<{ id: string; file: string }>`
    select id, file_key || '-full.webp' as file from chat_photo
    where site_id = ${site} and member_id = ${member} order by uploaded_at, id`.execute(db);
  return rows;
}

/** The files of photos by their id. */
export async function listFiles(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; file: string }>`
    select id, file_key || '-full.webp' as file from chat_photo
    where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** The file of a photo in a conversation, if no member or staff removed it from there. */
export async function findSentFile(
  db: Db,
  { site, conversation }: { readonly site: SiteId; readonly conversation: ConversationId },
  photo: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ file: string }>`
    select ph.file_key || '-full.webp' as file
    from chat_photo ph
    join message m on m.sender_id = ph.member_id and m.client_id = ph.client_id
    where ph.id = ${photo} and m.site_id = ${site} and m.conversation_id = ${conversation}
      and m.attachment = ph.id::text`.execute(db);
  return rows[0]?.file;
}
