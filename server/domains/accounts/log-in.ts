import type { z } from "zod";
import type { credentials } from "#contract/accounts.ts";
import { AUTH_COOKIE_DAYS, LANGUAGE_COOKIE_DAYS } from "#contract/constants.ts";
import type { MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { passwordMatches } from "#server/platform/secrets/passwords.ts";
import { newToken, tokenHash } from "#server/platform/secrets/tokens.ts";
import { addressHash } from "./find-account.ts";
import { blockedMinutes, normaliseEmail } from "./rules.ts";
import { SESSION_COOKIE } from "./session-cookie.ts";
import * as store from "./store.ts";

/**
 * Checks the password and starts a session. Throws `login_failed`, or `account_blocked` with the
 * minutes left. An address without an account behaves the same in every way.
 */
export async function logIn(
  ctx: RequestContext,
  given: z.output<typeof credentials>,
): Promise<MemberId> {
  const { db } = ctx.services;
  const email = normaliseEmail(given.email);
  const emailHash = addressHash(ctx.site.id, email);
  await openAttempt(ctx, emailHash);
  const account = await store.accountByEmail(db, ctx.site.id, email);
  if (!(await passwordMatches(account?.password_hash ?? null, given.password)) || !account) {
    throw new AppError("login_failed");
  }
  await store.forgetFailedLogins(db, ctx.site.id, emailHash);
  await startSession(ctx, account.id);
  const saved = await store.accountById(db, ctx.site.id, account.id);
  if (saved) ctx.cookies.set("language", saved.language, LANGUAGE_COOKIE_DAYS);
  return account.id;
}

/** Starts a session of 30 days under a fresh secret; an older one of this browser ends. */
export async function startSession(ctx: RequestContext, id: MemberId): Promise<void> {
  const token = newToken();
  if (ctx.member) {
    await store.endSession(ctx.services.db, ctx.site.id, ctx.member.sessionHash, ctx.at);
  }
  await store.insertSession(ctx.services.db, {
    token_hash: tokenHash(token),
    site_id: ctx.site.id,
    account_id: id,
    started_at: ctx.at,
    expires_at: new Date(ctx.at.getTime() + AUTH_COOKIE_DAYS * 86_400_000),
  });
  ctx.cookies.set(SESSION_COOKIE, token, AUTH_COOKIE_DAYS);
}

/**
 * Books the try as a failure before the password is looked at, so that parallel tries cannot pass
 * the limit together; success takes it back.
 */
async function openAttempt(ctx: RequestContext, emailHash: Buffer): Promise<void> {
  const { site, at } = ctx;
  await ctx.services.db.transaction().execute(async (tx) => {
    await store.lockAddress(tx, emailHash);
    const since = new Date(at.getTime() - site.login_block_minutes * 60_000);
    const minutes = blockedMinutes(
      await store.failedLoginsSince(tx, site.id, emailHash, since),
      at,
      { attempts: site.login_attempts, blockMinutes: site.login_block_minutes },
    );
    if (minutes !== null) throw new AppError("account_blocked", { minutes });
    await store.insertFailedLogin(tx, site.id, emailHash, at);
  });
}
