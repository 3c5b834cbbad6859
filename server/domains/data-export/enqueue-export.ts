import type { DataExport } from "#contract/data-export.ts";
import { checkOwnPassword } from "#server/domains/accounts/passwords/check-own-password.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { lockKey } from "#server/platform/database/advisory-lock.ts";
import { enqueue } from "#server/platform/queue/queue.ts";
import { buildExportJob } from "./build-export.ts";
import { computeExpiry, computeOldest } from "./rules.ts";
import { findLatestExport, insertExport } from "./store.ts";

/**
 * Enough to survive a restart; if all attempts fail, the member can request it again a day later.
 */
const ATTEMPTS = 5;

/**
 * Queues a copy of the member's data, or returns the copy that already exists. Throws
 * `invalid_input` for a wrong password, and `account_blocked` after too many.
 */
export async function enqueueExport(
  ctx: RequestContext,
  { id: account }: CurrentMember,
  password: string,
): Promise<DataExport | null> {
  const { services, site, at } = ctx;
  await checkOwnPassword(ctx, account, password);
  const owner = { site: site.id, account };
  await services.db.transaction().execute(async (tx) => {
    // Two requests at the same time make one export.
    await lockKey(tx, `data_export ${account}`);
    if (await findLatestExport(tx, owner, computeOldest(at))) return;
    const id = await insertExport(tx, owner, at);
    await enqueue(tx, buildExportJob, { export: id }, { attempts: ATTEMPTS });
  });
  return findExport(ctx, account);
}

/** The member's export that is being made or can be downloaded. */
export async function findExport(
  { services, site, at }: RequestContext,
  account: CurrentMember["id"],
): Promise<DataExport | null> {
  const found = await findLatestExport(services.db, { site: site.id, account }, computeOldest(at));
  if (!found) return null;
  const { id, ready_at: readyAt, size } = found;
  if (!readyAt) return { state: "preparing", address: null, size: null, expires_at: null };
  return {
    state: "ready",
    address: `/api/data-export/${id}/download`,
    size,
    expires_at: computeExpiry(readyAt).toISOString(),
  };
}
