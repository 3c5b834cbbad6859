import type { z } from "zod";
import type { credentials } from "#contract/accounts.ts";
import { LANGUAGE_COOKIE_DAYS } from "#contract/constants.ts";
import type { MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { verifyPassword } from "#server/platform/secrets/passwords.ts";
import { hashAddress } from "./find-account.ts";
import { calculateBlockedMinutes, normaliseEmail } from "./rules.ts";
import { startSession } from "./start-session.ts";
import * as store from "./store.ts";

/**
 * Checks the password and starts a session. Throws `login_failed`, or `account_blocked` with the
 * minutes left. An address without an account behaves the same in every way.
 */
export async function logIn(
  ctx: RequestContext,
  { email, password }: z.output<typeof credentials>,
): Promise<MemberId> {
  const { db } = ctx.services;
  const emailHash = hashAddress(ctx.site.id, email);
  await recordAttempt(ctx, emailHash);
  const account = await store.findAccountByEmail(db, ctx.site.id, normaliseEmail(email));
  if (!(await verifyPassword(account?.password_hash ?? null, password)) || !account) {
    throw new AppError("login_failed");
  }
  await store.deleteFailedLogins(db, ctx.site.id, emailHash);
  await startSession(ctx, account.id);
  const saved = await store.findAccountById(db, ctx.site.id, account.id);
  if (saved) ctx.cookies.set("language", saved.language, LANGUAGE_COOKIE_DAYS);
  return account.id;
}

/**
 * Records the attempt as failed before the password is checked, so that parallel attempts cannot
 * pass the limit together; a right password deletes it.
 */
async function recordAttempt(ctx: RequestContext, emailHash: Buffer): Promise<void> {
  const { site, at } = ctx;
  await ctx.services.db.transaction().execute(async (tx) => {
    await store.lockAddress(tx, emailHash);
    const since = new Date(at.getTime() - site.login_block_minutes * 60_000);
    const minutes = calculateBlockedMinutes(
      await store.listFailedLogins(tx, site.id, emailHash, since),
      at,
      { attempts: site.login_attempts, blockMinutes: site.login_block_minutes },
    );
    if (minutes !== null) throw new AppError("account_blocked", { minutes });
    await store.insertFailedLogin(tx, site.id, emailHash, at);
  });
}
