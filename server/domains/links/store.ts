import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { LinkPurpose } from "#contract/links.ts";
import type { NotificationKey } from "#contract/notifications.ts";
import { lockKey } from "#server/platform/database/advisory-lock.ts";
import type { Db } from "#server/platform/database/database.ts";

/** Data that the purpose needs besides the account. */
export interface LinkData {
  /** unsubscribe: the kinds of mail that it switches off. */
  readonly keys?: readonly NotificationKey[];
  /** email_change and its undo: the account's new address. */
  readonly email?: string;
}

type LinkTables = {
  account_link: {
    token_hash: Buffer;
    site_id: SiteId;
    account_id: MemberId;
    purpose: LinkPurpose;
    data: LinkData;
    made_at: Date;
    expires_at: Date | null;
    used_at: Date | null;
    replaced_at: Date | null;
  };
};

const tables = (db: Db) => db.withTables<LinkTables>();

export async function insertLink(
  db: Db,
  link: Omit<LinkTables["account_link"], "used_at" | "replaced_at">,
): Promise<void> {
  await tables(db).insertInto("account_link").values(link).execute();
}

/**
 * Replaces an account's open links of a purpose. The lock prevents two parallel requests from
 * leaving two open links.
 */
export async function expireLinks(
  db: Db,
  { site, account, purpose }: { site: SiteId; account: MemberId; purpose: LinkPurpose },
  at: Date,
): Promise<void> {
  await lockKey(db, `account_link ${account} ${purpose}`);
  await tables(db)
    .updateTable("account_link")
    .set({ replaced_at: at })
    .where((of) =>
      of.and({ site_id: site, account_id: account, purpose, used_at: null, replaced_at: null }),
    )
    .execute();
}

/** Marks the links of an account for a purpose as used: all, or those made since. */
export async function markLinksUsed(
  db: Db,
  {
    site,
    account,
    purpose,
    since,
  }: { site: SiteId; account: MemberId; purpose: LinkPurpose; since: Date | null },
  at: Date,
): Promise<void> {
  await tables(db)
    .updateTable("account_link")
    .set({ used_at: at })
    .where((of) => of.and({ site_id: site, account_id: account, purpose, used_at: null }))
    .$if(since !== null, (query) => query.where("made_at", ">=", since))
    .execute();
}

export function findLinkByHash(db: Db, site: SiteId, tokenHash: Buffer) {
  return tables(db)
    .selectFrom("account_link")
    .where((of) => of.and({ token_hash: tokenHash, site_id: site }))
    .select(["account_id", "purpose", "data", "expires_at", "used_at", "replaced_at"])
    .executeTakeFirst();
}

/** Marks an open link as used. Of two parallel requests only one gets the link. */
export function claimOpenLink(db: Db, site: SiteId, tokenHash: Buffer, at: Date) {
  return tables(db)
    .updateTable("account_link")
    .set({ used_at: at })
    .where((of) =>
      of.and({ token_hash: tokenHash, site_id: site, used_at: null, replaced_at: null }),
    )
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", at)]))
    .returning(["account_id", "purpose", "made_at"])
    .executeTakeFirst();
}
