import type { z } from "zod";
import type { credentials } from "#contract/accounts.ts";
import { AUTH_COOKIE_DAYS, LANGUAGE_COOKIE_DAYS } from "#contract/constants.ts";
import type { MemberId } from "#contract/ids.ts";
import type { Call } from "#server/domains/call.ts";
import { Refused } from "#server/platform/http/refused.ts";
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
export async function logIn(call: Call, given: z.output<typeof credentials>): Promise<MemberId> {
  const { db } = call.parts;
  const email = normaliseEmail(given.email);
  const emailHash = addressHash(call.site.id, email);
  await openAttempt(call, emailHash);
  const account = await store.accountByEmail(db, call.site.id, email);
  if (!(await passwordMatches(account?.password_hash ?? null, given.password)) || !account) {
    throw new Refused("login_failed");
  }
  await store.forgetFailedLogins(db, call.site.id, emailHash);
  await startSession(call, account.id);
  const saved = await store.accountById(db, call.site.id, account.id);
  if (saved) call.cookies.set("language", saved.language, LANGUAGE_COOKIE_DAYS);
  return account.id;
}

/** Starts a session of 30 days under a fresh secret; an older one of this browser ends. */
export async function startSession(call: Call, id: MemberId): Promise<void> {
  const token = newToken();
  if (call.member) {
    await store.endSession(call.parts.db, call.site.id, call.member.sessionHash, call.at);
  }
  await store.insertSession(call.parts.db, {
    token_hash: tokenHash(token),
    site_id: call.site.id,
    account_id: id,
    started_at: call.at,
    expires_at: new Date(call.at.getTime() + AUTH_COOKIE_DAYS * 86_400_000),
  });
  call.cookies.set(SESSION_COOKIE, token, AUTH_COOKIE_DAYS);
}

/**
 * Books the try as a failure before the password is looked at, so that parallel tries cannot pass
 * the limit together; success takes it back.
 */
async function openAttempt(call: Call, emailHash: Buffer): Promise<void> {
  const { site, at } = call;
  await call.parts.db.transaction().execute(async (tx) => {
    await store.lockAddress(tx, emailHash);
    const since = new Date(at.getTime() - site.login_block_minutes * 60_000);
    const minutes = blockedMinutes(
      await store.failedLoginsSince(tx, site.id, emailHash, since),
      at,
      { attempts: site.login_attempts, blockMinutes: site.login_block_minutes },
    );
    if (minutes !== null) throw new Refused("account_blocked", { minutes });
    await store.insertFailedLogin(tx, site.id, emailHash, at);
  });
}
