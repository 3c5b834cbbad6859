import type { PasskeyAssertion } from "#contract/accounts/passkeys.ts";
import type { CurrentStaff, OfficeContext } from "#server/domains/staff/office-context.ts";
import {
  lockEnabledStaff,
  openSession,
  startSignedIn,
} from "#server/domains/staff/open-session.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import {
  createAssertion,
  decodeChallengeHash,
  verifyAssertion,
} from "#server/platform/secrets/passkeys.ts";
import { getRelyingParty } from "./get-relying-party.ts";
import { claimChallenge, insertChallenge, lockPasskey, touchPasskey } from "./store.ts";

/** Starts signing in with a passkey. */
export async function startPasskeySignIn(ctx: OfficeContext) {
  const { options, challengeHash } = await createAssertion(getRelyingParty(ctx));
  await insertChallenge(ctx.services.db, {
    hash: challengeHash,
    staff_id: null,
    created_at: ctx.at,
  });
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
  const hash = decodeChallengeHash(credential.response.clientDataJSON);
  if (!hash) throw new AppError("passkey_failed");
  // Outside the transaction below, so that a wrong answer ends the challenge as well.
  const isClaimed = await claimChallenge(db, { staff: null, hash }, ctx.at);
  if (!isClaimed) throw new AppError("passkey_failed");
  const signedIn = await db.transaction().execute(async (tx) => {
    const passkey = await lockPasskey(tx, Buffer.from(credential.id, "base64url"));
    if (!passkey) throw new AppError("passkey_failed");
    const party = getRelyingParty(ctx);
    const count = await verifyAssertion(party, { response: credential, passkey }, hash);
    const person = await lockEnabledStaff(tx, passkey.staff_id);
    if (count === null || !person) throw new AppError("passkey_failed");
    await touchPasskey(tx, { id: passkey.id, count }, ctx.at);
    return startSignedIn(ctx, tx, person, "staff.passkey_used");
  });
  return openSession(ctx, signedIn);
}
