import { sql } from "kysely";
import type { StaffId } from "#contract/office/staff.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";

type SessionTables = {
  staff_session: {
    token_hash: Buffer;
    staff_id: StaffId;
    started_at: Date;
    used_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
};

const tables = (db: Db) => db.withTables<SessionTables>();

export async function insertSession(
  tx: Tx,
  session: Omit<SessionTables["staff_session"], "ended_at">,
): Promise<void> {
  await tables(tx).insertInto("staff_session").values(session).execute();
}

/** The person of a live session that was used after `usedAfter`, and when it was used last. */
export async function findSession(db: Db, tokenHash: Buffer, at: Date, usedAfter: Date) {
  const { rows } = await sql<{ id: StaffId; name: string; email: string; used_at: Date }>`
    select s.id, s.name, s.email, n.used_at
    from staff_session n join staff s on s.id = n.staff_id
    where n.token_hash = ${tokenHash} and n.ended_at is null and n.expires_at > ${at}
      and n.used_at > ${usedAfter} and s.disabled_at is null`.execute(db);
  return rows[0];
}

export async function touchSession(db: Db, tokenHash: Buffer, at: Date): Promise<void> {
  await tables(db)
    .updateTable("staff_session")
    .set({ used_at: at })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function endSession(db: Db, tokenHash: Buffer, at: Date): Promise<void> {
  await tables(db)
    .updateTable("staff_session")
    .set({ ended_at: at })
    .where("token_hash", "=", tokenHash)
    .where("ended_at", "is", null)
    .execute();
}

export async function endSessions(tx: Tx, staff: StaffId, at: Date): Promise<void> {
  await tables(tx)
    .updateTable("staff_session")
    .set({ ended_at: at })
    .where("staff_id", "=", staff)
    .where("ended_at", "is", null)
    .execute();
}

/** Deletes sessions that expired and wrong attempts from before `until`. */
export async function purgeStaffLogins(db: Db, until: Date): Promise<void> {
  await purgeExpired(db, "staff_session", sql`expires_at < ${until}`);
  await purgeExpired(db, "staff_failed_login", sql`failed_at < ${until}`);
}
