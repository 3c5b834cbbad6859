import { loadCommonWords } from "#server/domains/accounts/passwords/common-words.ts";
import { validatePassword } from "#server/domains/accounts/passwords/validate-password.ts";
import { recordAudit } from "#server/domains/audit/record-audit.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { decryptSecret } from "#server/platform/secrets/encryption.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { OFFICE_COOKIE, startSession } from "./current-staff.ts";
import type { OfficeContext } from "./office-context.ts";
import {
  createRecoveryCodes,
  describeTotpSecret,
  findTotpStep,
  hashRecoveryCode,
} from "./one-time-codes.ts";
import { passkeys } from "./passkeys/store.ts";
import { endSessions } from "./session-store.ts";
import * as store from "./store.ts";

/** Who an invitation is for, and the secret of the codes. Changes nothing. */
export async function openInvitation(ctx: OfficeContext, token: string) {
  const { name, email, secret } = await getInvitation(ctx, token);
  return { name, email, ...describeTotpSecret(secret, { issuer: ctx.office.host, email }) };
}

interface Accepted {
  readonly token: string;
  readonly password: string;
  readonly code: string;
}

/**
 * Stores the password and the secret of the codes, and starts a session. The person's passkeys and
 * other sessions end, because they may be in other hands. Returns the recovery codes, of which only
 * hashes are stored.
 */
export async function consumeInvitation(
  ctx: OfficeContext,
  { token, password, code }: Accepted,
): Promise<string[]> {
  const { id, name, email, secret, stored } = await getInvitation(ctx, token);
  const owner = { siteName: ctx.office.host, name, email };
  const weakness = validatePassword(password, owner, await loadCommonWords());
  const step = findTotpStep(secret, code, ctx.at);
  if (weakness || step === null) {
    const fields = {
      ...(weakness && { password: weakness }),
      ...(step === null && { code: "code_wrong" as const }),
    };
    throw new AppError("invalid_input", { fields });
  }
  const recoveryCodes = createRecoveryCodes();
  const passwordHash = await hashPassword(password);
  const cookie = await ctx.services.db.transaction().execute(async (tx) => {
    if (!(await store.deleteInvitation(tx, hashToken(token)))) {
      throw new AppError("invitation_invalid");
    }
    await store.updateStaff(tx, id, { password_hash: passwordHash, totp_secret: stored });
    await store.consumeTotpStep(tx, id, step);
    await store.saveRecoveryCodes(tx, id, recoveryCodes.map(hashRecoveryCode));
    await passkeys.deleteAll(tx, { staff_id: id });
    await endSessions(tx, id, ctx.at);
    const started = await startSession(ctx, tx, id);
    await recordAudit(tx, {
      at: ctx.at,
      staff: id,
      site: null,
      action: "staff.joined",
      target: id,
    });
    return started;
  });
  ctx.cookies.set(OFFICE_COOKIE, cookie, 1);
  return recoveryCodes;
}

async function getInvitation(ctx: OfficeContext, token: string) {
  const found = await store.findInvitation(ctx.services.db, hashToken(token), ctx.at);
  if (!found) throw new AppError("invitation_invalid");
  const { totp_secret: stored, ...person } = found;
  return { ...person, stored, secret: decryptSecret(ctx.office.key, stored) };
}
