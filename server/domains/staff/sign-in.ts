import { computeBlockedMinutes, normalizeEmail } from "#server/domains/accounts/rules.ts";
import { recordAudit } from "#server/domains/audit/record-audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { decryptSecret } from "#server/platform/secrets/encryption.ts";
import { verifyPassword } from "#server/platform/secrets/passwords.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { OFFICE_COOKIE, startSession } from "./current-staff.ts";
import type { CurrentStaff, OfficeContext } from "./office-context.ts";
import { findTotpStep, hashRecoveryCode } from "./one-time-codes.ts";
import { LOGIN_TRIES } from "./rules.ts";
import {
  deleteFailedLogins,
  insertFailedLogin,
  listFailedLogins,
  lockHash,
} from "./session-store.ts";
import { consumeRecoveryCode, consumeTotpStep, findStaffByEmail, listRoles } from "./store.ts";
import type { StoredStaff } from "./store.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** From the phone, or a recovery code. */
  readonly code: string;
}

/**
 * Checks password and code, and starts a session. Throws `office_login_failed` whichever of the three
 * is wrong, or `account_blocked` with the minutes left.
 */
export async function signIn(ctx: OfficeContext, credentials: Credentials): Promise<CurrentStaff> {
  const { db } = ctx.services;
  const email = normalizeEmail(credentials.email);
  const attempts = hashToken(`office ${email}`);
  await db.transaction().execute((tx) => recordAttempt(tx, attempts, ctx.at));
  const person = await findStaffByEmail(db, email);
  const hash = person?.disabled_at === null ? person.password_hash : null;
  const isRight = await verifyPassword(hash, credentials.password);
  if (!isRight || !person) throw new AppError("office_login_failed");
  const token = await db.transaction().execute(async (tx) => {
    const factor = await consumeCode(ctx, tx, person, credentials.code);
    if (factor === null) throw new AppError("office_login_failed");
    await deleteFailedLogins(tx, attempts);
    const started = await startSession(ctx, tx, person.id);
    const action = factor === "phone" ? "staff.signed_in" : "staff.recovery_code_used";
    await recordAudit(tx, {
      at: ctx.at,
      staff: person.id,
      site: null,
      action,
      target: person.id,
    });
    return started;
  });
  ctx.cookies.set(OFFICE_COOKIE, token, 1);
  const { id, name } = person;
  const roles = (await listRoles(db, [id])).get(id) ?? [];
  return { id, name, email, roles, sessionHash: hashToken(token), usedAt: ctx.at };
}

/** Uses up the code, of which each works once; null if it is wrong or was used. */
async function consumeCode(
  ctx: OfficeContext,
  tx: Tx,
  person: StoredStaff,
  code: string,
): Promise<"phone" | "recovery" | null> {
  if (!person.totp_secret) return null;
  const secret = decryptSecret(ctx.office.key, person.totp_secret);
  const step = findTotpStep(secret, code, ctx.at);
  if (step !== null) return (await consumeTotpStep(tx, person.id, step)) ? "phone" : null;
  const isUsed = await consumeRecoveryCode(tx, person.id, hashRecoveryCode(code), ctx.at);
  return isUsed ? "recovery" : null;
}

/**
 * Records the attempt as failed before checking it, so that parallel attempts cannot exceed the limit;
 * a right one deletes it.
 */
async function recordAttempt(tx: Tx, attempts: Buffer, at: Date): Promise<void> {
  await lockHash(tx, attempts);
  const since = new Date(at.getTime() - LOGIN_TRIES.blockMinutes * 60_000);
  const failures = await listFailedLogins(tx, attempts, since);
  const minutes = computeBlockedMinutes(failures, at, LOGIN_TRIES);
  if (minutes !== null) throw new AppError("account_blocked", { minutes });
  await insertFailedLogin(tx, attempts, at);
}
