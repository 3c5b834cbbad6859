import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";
import { KNOWN_DEVICES } from "#server/domains/accounts/rules.ts";

type DeviceTables = {
  known_device: {
    site_id: SiteId;
    account_id: MemberId;
    token_hash: Buffer;
    used_at: Date;
  };
};

const tables = (db: Db) => db.withTables<DeviceTables>();

/** Whether the account of an address has logged in on a device before. */
export async function isKnownDevice(
  db: Db,
  { site, email, tokenHash }: { site: SiteId; email: string; tokenHash: Buffer },
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from known_device d join account a on a.site_id = d.site_id and a.id = d.account_id
      where d.token_hash = ${tokenHash} and d.site_id = ${site} and a.email_normalised = ${email}
    ) known`.execute(db);
  return rows[0]?.known ?? false;
}

/**
 * Stores under a new secret that an account has logged in on a device, so that a secret planted by
 * someone else becomes worthless. Other accounts on the device keep it as a known device. Returns
 * whether the account had logged in on it before.
 */
export async function saveDevice(
  db: Db,
  device: { site: SiteId; account: MemberId; tokenHash: Buffer; previous: Buffer | null },
  at: Date,
): Promise<boolean> {
  const { site, account, tokenHash, previous } = device;
  const owners = previous
    ? await tables(db)
        .updateTable("known_device")
        .set({ token_hash: tokenHash })
        .where((of) => of.and({ site_id: site, token_hash: previous }))
        .returning("account_id")
        .execute()
    : [];
  await tables(db)
    .insertInto("known_device")
    .values({ site_id: site, account_id: account, token_hash: tokenHash, used_at: at })
    .onConflict((on) => on.columns(["account_id", "token_hash"]).doUpdateSet({ used_at: at }))
    .execute();
  await sql`delete from known_device where account_id = ${account} and token_hash in (
    select token_hash from known_device where account_id = ${account}
    order by used_at desc offset ${KNOWN_DEVICES})`.execute(db);
  return owners.some((owner) => owner.account_id === account);
}

/** Deletes an account's devices, with an optional exception. */
export async function deleteDevices(
  db: Db,
  { site, account, except }: { site: SiteId; account: MemberId; except: Buffer | null },
): Promise<void> {
  await tables(db)
    .deleteFrom("known_device")
    .where((of) => of.and({ site_id: site, account_id: account }))
    .$if(except !== null, (query) => query.where("token_hash", "!=", except))
    .execute();
}

/** Deletes devices not used since `until`. */
export function purgeDevices(db: Db, until: Date): Promise<void> {
  return purgeExpired(db, "known_device", sql`used_at < ${until}`);
}
