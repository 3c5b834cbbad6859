import { sql } from "kysely";
import type { StaffId } from "#contract/office/staff.ts";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";

export interface NewNote {
  readonly conversation: ConversationId;
  readonly site: SiteId;
  readonly member: MemberId;
  readonly text: string;
  readonly staff: StaffId;
  readonly at: Date;
}

export async function insertNote(db: Db, note: NewNote): Promise<void> {
  await sql`
    insert into operator_note (conversation_id, site_id, member_id, text, written_by, written_at)
    values (${note.conversation}, ${note.site}, ${note.member}, ${note.text}, ${note.staff},
      ${note.at})`.execute(db);
}

/** Deletes a note of the person; false if it is none. */
export async function deleteNote(
  db: Db,
  { id, staff, sites }: { id: string; staff: StaffId; sites: readonly SiteId[] },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from operator_note
    where id = ${id} and written_by = ${staff} and site_id = any(${sites}::text[])`.execute(db);
  return numAffectedRows === 1n;
}

interface NoteRow {
  readonly id: string;
  readonly text: string;
  readonly written_by: StaffId;
  readonly writer: string;
  readonly written_at: Date;
}

/** The notes of a conversation, oldest first. */
export async function listNotes(db: Db, conversation: ConversationId): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.text, n.written_by, s.name as writer, n.written_at
    from operator_note n join staff s on s.id = n.written_by
    where n.conversation_id = ${conversation} order by n.written_at, n.id`.execute(db);
  return rows;
}
