import type { z } from "zod";
import type { credentials } from "#contract/accounts.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { verifyPassword } from "#server/platform/secrets/passwords.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { hashAddress } from "#server/domains/accounts/find-account.ts";
import { deleteAttempts, recordAttempt } from "./login-attempts.ts";
import { normalizeEmail } from "#server/domains/accounts/rules.ts";
import { isKnownDevice } from "#server/domains/accounts/sessions/device-store.ts";
import { startLogin } from "#server/domains/accounts/sessions/start-login.ts";
import { findDevice } from "#server/domains/accounts/sessions/start-session.ts";
import { findAccountByEmail, findEmailAddress } from "#server/domains/accounts/store.ts";

/**
 * Checks the password and starts a session. Throws `login_failed`, or `account_blocked` with the
 * minutes left. An address without an account behaves identically.
 */
export async function logIn(
  ctx: RequestContext,
  login: z.output<typeof credentials>,
): Promise<MemberId> {
  const member = await checkPassword(ctx, login);
  await startLogin(ctx, member);
  return member.id;
}

/**
 * Returns the account and the hash of its password if the password is right. Throws the same errors as `logIn`; wrong passwords
 * are counted.
 */
export async function checkPassword(
  ctx: RequestContext,
  { email, password }: z.output<typeof credentials>,
): Promise<{ readonly id: MemberId; readonly passwordHash: string }> {
  const { db } = ctx.services;
  const address = normalizeEmail(email);
  const email_hash = await chooseAttempts(ctx, address);
  const attempts = { table: "failed_login", site_id: ctx.site.id, email_hash } as const;
  const { login_attempts, login_block_minutes } = ctx.site;
  const limit = { attempts: login_attempts, blockMinutes: login_block_minutes };
  await recordAttempt(db, attempts, limit, ctx.at);
  const account = await findAccountByEmail(db, ctx.site.id, address);
  const isRight = await verifyPassword(account?.password_hash ?? null, password);
  if (!isRight || !account) throw new AppError("login_failed");
  // Only now, so that a wrong password takes no longer for an address with an account.
  const owner = await findEmailAddress(db, ctx.site.id, account.id);
  if (!owner || owner.is_deleted) throw new AppError("login_failed");
  await deleteAttempts(db, attempts);
  return { id: account.id, passwordHash: account.password_hash };
}

/**
 * Which attempts are counted together: those for an address, or those on a device where its member
 * has logged in before. Otherwise strangers could lock a member out.
 */
async function chooseAttempts(ctx: RequestContext, address: string): Promise<Buffer> {
  const { services, site } = ctx;
  const all = hashAddress(site.id, address);
  const device = findDevice(ctx);
  if (!device) return all;
  const known = await isKnownDevice(services.db, {
    site: site.id,
    email: address,
    tokenHash: device,
  });
  return known ? hashToken(`${all.toString("hex")} ${device.toString("hex")}`) : all;
}
