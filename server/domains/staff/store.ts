import { sql } from "kysely";
import type { Generated } from "kysely";
import type { SiteId } from "#contract/shared/ids.ts";
import type { StaffId } from "#contract/office/staff.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { RoleOfStaff } from "./office-context.ts";

type StaffTables = {
  staff: {
    id: Generated<StaffId>;
    name: string;
    email: string;
    language: string;
    password_hash: string | null;
    totp_secret: Buffer | null;
    totp_step: Generated<number>;
    added_at: Date;
    disabled_at: Date | null;
  };
  staff_role: { staff_id: StaffId; site_id: SiteId; role: RoleOfStaff["role"]; granted_at: Date };
  staff_invitation: {
    token_hash: Buffer;
    staff_id: StaffId;
    totp_secret: Buffer;
    created_at: Date;
    expires_at: Date;
  };
  staff_recovery_code: { staff_id: StaffId; code_hash: Buffer; used_at: Date | null };
};

const tables = (db: Db) => db.withTables<StaffTables>();

export interface StoredStaff {
  readonly id: StaffId;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly password_hash: string | null;
  readonly totp_secret: Buffer | null;
  readonly disabled_at: Date | null;
}

const columns = [
  "id",
  "name",
  "email",
  "language",
  "password_hash",
  "totp_secret",
  "disabled_at",
] as const;

export async function findStaffByEmail(db: Db, email: string): Promise<StoredStaff | undefined> {
  return tables(db)
    .selectFrom("staff")
    .where("email", "=", email)
    .select(columns)
    .executeTakeFirst();
}

/** Locks the person until the transaction ends. */
export async function lockStaff(tx: Tx, id: StaffId): Promise<StoredStaff | undefined> {
  const query = tables(tx).selectFrom("staff").where("id", "=", id).select(columns).forUpdate();
  return query.executeTakeFirst();
}

/** The people with a role on one of the sites. */
export async function listStaff(db: Db, sites: readonly SiteId[]): Promise<StoredStaff[]> {
  return tables(db)
    .selectFrom("staff")
    .where((of) =>
      of.exists(
        of
          .selectFrom("staff_role")
          .whereRef("staff_role.staff_id", "=", "staff.id")
          .where("site_id", "=", sql<SiteId>`any(${sites}::text[])`)
          .select("site_id"),
      ),
    )
    .select(columns)
    .orderBy("name")
    .execute();
}

export async function insertStaff(
  tx: Tx,
  person: { name: string; email: string; language: string; at: Date },
): Promise<StaffId> {
  const { at, ...values } = person;
  const row = await tables(tx)
    .insertInto("staff")
    .values({ ...values, added_at: at, password_hash: null, totp_secret: null, disabled_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateStaff(
  db: Db,
  id: StaffId,
  changes: Partial<Pick<StoredStaff, "language" | "password_hash" | "totp_secret" | "disabled_at">>,
): Promise<void> {
  await tables(db).updateTable("staff").set(changes).where("id", "=", id).execute();
}

/** Marks a one-time code as used. Returns false if it, or a later one, was used before. */
export async function consumeTotpStep(tx: Tx, id: StaffId, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("staff")
    .set({ totp_step: step })
    .where("id", "=", id)
    .where("totp_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function listRoles(
  db: Db,
  ids: readonly StaffId[],
): Promise<ReadonlyMap<StaffId, RoleOfStaff[]>> {
  const rows = await tables(db)
    .selectFrom("staff_role")
    .where("staff_id", "=", sql<StaffId>`any(${ids}::uuid[])`)
    .select(["staff_id", "site_id as site", "role"])
    .orderBy("site_id")
    .orderBy("role")
    .execute();
  const byPerson = Map.groupBy(rows, ({ staff_id }) => staff_id);
  return new Map(
    ids.map((id) => [id, (byPerson.get(id) ?? []).map(({ site, role }) => ({ site, role }))]),
  );
}

export async function insertRoles(
  tx: Tx,
  id: StaffId,
  roles: readonly RoleOfStaff[],
  at: Date,
): Promise<void> {
  if (roles.length === 0) return;
  await tables(tx)
    .insertInto("staff_role")
    .values(roles.map(({ site, role }) => ({ staff_id: id, site_id: site, role, granted_at: at })))
    .onConflict((on) => on.doNothing())
    .execute();
}

export async function deleteRoles(
  tx: Tx,
  id: StaffId,
  roles: readonly RoleOfStaff[],
): Promise<void> {
  for (const { site, role } of roles) {
    await tables(tx)
      .deleteFrom("staff_role")
      .where((of) => of.and({ staff_id: id, site_id: site, role }))
      .execute();
  }
}

/** Stores an invitation in place of the person's earlier ones. */
export async function saveInvitation(
  tx: Tx,
  invitation: StaffTables["staff_invitation"],
): Promise<void> {
  await deleteInvitations(tx, invitation.staff_id);
  await tables(tx).insertInto("staff_invitation").values(invitation).execute();
}

/** Until when the invitation of each of these people works, if there is one. */
export async function listInvitations(
  db: Db,
  ids: readonly StaffId[],
  at: Date,
): Promise<ReadonlyMap<StaffId, Date>> {
  const rows = await tables(db)
    .selectFrom("staff_invitation")
    .where("staff_id", "=", sql<StaffId>`any(${ids}::uuid[])`)
    .where("expires_at", ">", at)
    .select(["staff_id", "expires_at"])
    .execute();
  return new Map(rows.map(({ staff_id, expires_at }) => [staff_id, expires_at]));
}

/** Ends the person's open invitations. */
export async function deleteInvitations(tx: Tx, id: StaffId): Promise<void> {
  await tables(tx).deleteFrom("staff_invitation").where("staff_id", "=", id).execute();
}

export async function findInvitation(db: Db, tokenHash: Buffer, at: Date) {
  return tables(db)
    .selectFrom("staff_invitation")
    .innerJoin("staff", "staff.id", "staff_invitation.staff_id")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", at)
    .where("disabled_at", "is", null)
    .select(["staff.id", "name", "email", "staff_invitation.totp_secret"])
    .executeTakeFirst();
}

/** Deletes an invitation; false if it was used in the meantime. */
export async function deleteInvitation(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom("staff_invitation")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Stores recovery codes in place of the earlier ones. */
export async function saveRecoveryCodes(
  tx: Tx,
  id: StaffId,
  hashes: readonly Buffer[],
): Promise<void> {
  await tables(tx).deleteFrom("staff_recovery_code").where("staff_id", "=", id).execute();
  await tables(tx)
    .insertInto("staff_recovery_code")
    .values(hashes.map((code_hash) => ({ staff_id: id, code_hash, used_at: null })))
    .execute();
}

/** Uses up a recovery code; false if there is no such unused code. */
export async function consumeRecoveryCode(
  tx: Tx,
  id: StaffId,
  hash: Buffer,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("staff_recovery_code")
    .set({ used_at: at })
    .where((of) => of.and({ staff_id: id, code_hash: hash }))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
