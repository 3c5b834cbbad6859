import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { CurrentMember } from "#server/domains/request-context.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/**
 * Stores the push subscription of the session's device as JSON, or `denied` if the member wants
 * none. A device has one session at a time, so its earlier session loses it.
 */
export async function savePushSubscription(
  tx: Tx,
  site: SiteId,
  { id, sessionHash }: CurrentMember,
  subscription: string,
): Promise<void> {
  await sql`update session set push_subscription = null
    where md5(push_subscription) = md5(${subscription}) and push_subscription <> 'denied'
      and push_subscription = ${subscription} and token_hash <> ${sessionHash}`.execute(tx);
  await sql`update session set push_subscription = ${subscription}
    where site_id = ${site} and account_id = ${id} and token_hash = ${sessionHash}
      and ended_at is null`.execute(tx);
}

/** Deletes a subscription that the push service no longer knows, unless the device has a new one. */
export async function deletePushSubscription(
  db: Db,
  { site, session }: { readonly site: SiteId; readonly session: string },
  subscription: string,
): Promise<void> {
  await sql`update session set push_subscription = null
    where site_id = ${site} and id = ${session} and push_subscription = ${subscription}`.execute(
    db,
  );
}

export interface PushDevice {
  readonly session: string;
  readonly member: MemberId;
  readonly subscription: string;
}

/** The devices on which these members receive push notifications. */
export async function listPushDevices(
  db: Db,
  site: SiteId,
  members: readonly MemberId[],
  at: Date,
): Promise<PushDevice[]> {
  const { rows } = await sql<PushDevice>`
    select session_id as session, member_id as member, subscription
    from push_devices(${site}, ${at}) where member_id = any(${[...members]}::uuid[])`.execute(db);
  return rows;
}

/** The subscription of a session that is still live; undefined if it has none. */
export async function findPushSubscription(
  db: Db,
  { site, session }: { readonly site: SiteId; readonly session: string },
  at: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ subscription: string }>`
    select subscription from push_devices(${site}, ${at}) where session_id = ${session}`.execute(
    db,
  );
  return rows[0]?.subscription;
}
