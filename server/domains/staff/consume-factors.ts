import { deleteAttempts, recordAttempt } from "#server/domains/accounts/log-in/login-attempts.ts";
import { normalizeEmail } from "#server/domains/accounts/rules.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { decryptSecret } from "#server/platform/secrets/encryption.ts";
import { verifyPassword } from "#server/platform/secrets/passwords.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import type { OfficeContext } from "./office-context.ts";
import { findTotpStep, hashRecoveryCode } from "./one-time-codes.ts";
import { LOGIN_TRIES } from "./rules.ts";
import { consumeRecoveryCode, consumeTotpStep, findStaffByEmail } from "./store.ts";
import type { StoredStaff } from "./store.ts";

export interface Proof {
  readonly email: string;
  readonly password: string;
  /** From the phone, or a recovery code. */
  readonly code: string;
}

type Factor = "phone" | "recovery";

/**
 * Checks password and code, and runs what they permit in the transaction that uses up the code, so
 * that a code is not lost to an error. Throws `office_login_failed` whichever of the three is wrong, or
 * `account_blocked` with the minutes left.
 */
export async function consumeFactors<Result>(
  ctx: OfficeContext,
  proof: Proof,
  permitted: (tx: Tx, person: StoredStaff, factor: Factor) => Promise<Result>,
): Promise<Result> {
  const { db } = ctx.services;
  const email = normalizeEmail(proof.email);
  const email_hash = hashToken(`office ${email}`);
  const attempts = { table: "staff_failed_login", email_hash } as const;
  await recordAttempt(db, attempts, LOGIN_TRIES, ctx.at);
  const person = await findStaffByEmail(db, email);
  const hash = person?.disabled_at === null ? person.password_hash : null;
  const isRight = await verifyPassword(hash, proof.password);
  if (!isRight || !person) throw new AppError("office_login_failed");
  return db.transaction().execute(async (tx) => {
    const factor = await consumeCode(ctx, tx, person, proof.code);
    if (factor === null) throw new AppError("office_login_failed");
    await deleteAttempts(tx, attempts);
    return permitted(tx, person, factor);
  });
}

/** Uses up the code, of which each works once; null if it is wrong or was used. */
async function consumeCode(
  ctx: OfficeContext,
  tx: Tx,
  person: StoredStaff,
  code: string,
): Promise<Factor | null> {
  if (!person.totp_secret) return null;
  const secret = decryptSecret(ctx.office.key, person.totp_secret);
  const step = findTotpStep(secret, code, ctx.at);
  if (step !== null) return (await consumeTotpStep(tx, person.id, step)) ? "phone" : null;
  const isUsed = await consumeRecoveryCode(tx, person.id, hashRecoveryCode(code), ctx.at);
  return isUsed ? "recovery" : null;
}
