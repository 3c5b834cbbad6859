import type { Generated } from "kysely";
import { sql } from "kysely";
import type { DeleteReason } from "#contract/catalogue/delete-reasons.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

type DeletionTables = {
  account_deletion: {
    id: Generated<number>;
    site_id: SiteId;
    /** Null once the member is erased. */
    account_id: MemberId | null;
    reason: DeleteReason | null;
    remark: string | null;
    deleted_at: Date;
    undone_at: Date | null;
  };
};

const tables = (db: Db) => db.withTables<DeletionTables>();

interface Member {
  readonly site: SiteId;
  readonly member: MemberId;
}

export async function insertDeletion(
  tx: Tx,
  deletion: Omit<DeletionTables["account_deletion"], "id" | "undone_at">,
): Promise<void> {
  await tables(tx).insertInto("account_deletion").values(deletion).execute();
}

/** Records that the member came back. */
export async function markUndone(tx: Tx, { site, member }: Member, at: Date): Promise<void> {
  await tables(tx)
    .updateTable("account_deletion")
    .set({ undone_at: at })
    .where((of) => of.and({ site_id: site, account_id: member, undone_at: null }))
    .execute();
}

/** Deletes the account and profile with all rows that refer to them, and the remark of the deletion. */
export async function deleteMember(tx: Tx, { site, member }: Member): Promise<void> {
  await tables(tx)
    .updateTable("account_deletion")
    .set({ remark: null })
    .where((of) => of.and({ site_id: site, account_id: member }))
    .execute();
  await sql`select delete_member(${site}, ${member})`.execute(tx);
}
