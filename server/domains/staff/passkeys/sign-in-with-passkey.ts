import type { PasskeyAssertion } from "#contract/accounts/passkeys.ts";
import type { CurrentStaff, OfficeContext } from "#server/domains/staff/office-context.ts";
import {
  lockEnabledStaff,
  openSession,
  startSignedIn,
} from "#server/domains/staff/open-session.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createAssertion, verifyAssertion } from "#server/platform/secrets/passkeys.ts";
import { getRelyingParty } from "./get-relying-party.ts";
import { passkeys } from "./store.ts";

/** Starts signing in with a passkey. */
export async function startPasskeySignIn(ctx: OfficeContext) {
  const { options, challengeHash } = await createAssertion(getRelyingParty(ctx));
  const challenge = { staff_id: null, hash: challengeHash, created_at: ctx.at };
  await passkeys.insertChallenge(ctx.services.db, challenge);
  return options;
}

/**
 * Signs in the person whose passkey answered the challenge. The device has checked who holds it, so
 * it is two factors. Throws `passkey_failed` whatever the reason.
 */
export async function signInWithPasskey(
  ctx: OfficeContext,
  credential: PasskeyAssertion,
): Promise<CurrentStaff> {
  const { db } = ctx.services;
  const hash = await passkeys.claimChallenge(db, credential, { staff_id: null }, ctx.at);
  const signedIn = await db.transaction().execute(async (tx) => {
    const passkey = await passkeys.lock(tx, credential, {});
    const party = getRelyingParty(ctx);
    const count = await verifyAssertion(party, { response: credential, passkey }, hash);
    const person = await lockEnabledStaff(tx, passkey.staff_id);
    if (count === null || !person) throw new AppError("passkey_failed");
    await passkeys.touch(tx, passkey.id, count, ctx.at);
    return startSignedIn(ctx, tx, person, "staff.passkey_used");
  });
  return openSession(ctx, signedIn);
}
