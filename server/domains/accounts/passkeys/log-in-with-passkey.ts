import type { PasskeyAssertion } from "#contract/accounts/passkeys.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { startLogin } from "#server/domains/accounts/sessions/start-login.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import {
  createAssertion,
  decodeChallengeHash,
  verifyAssertion,
} from "#server/platform/secrets/passkeys.ts";
import { getRelyingParty } from "./get-relying-party.ts";
import { claimChallenge, insertChallenge, lockPasskey, touchPasskey } from "./store.ts";

/** Starts a log-in with a passkey. */
export async function startPasskeyLogin(ctx: RequestContext) {
  const { options, challengeHash } = await createAssertion(getRelyingParty(ctx));
  await insertChallenge(ctx.services.db, {
    hash: challengeHash,
    site_id: ctx.site.id,
    account_id: null,
    created_at: ctx.at,
  });
  return options;
}

/**
 * Logs in the member whose passkey answered the challenge. Throws `passkey_failed` whatever the
 * reason, so that strangers learn nothing about an account.
 */
export async function logInWithPasskey(
  ctx: RequestContext,
  credential: PasskeyAssertion,
): Promise<MemberId> {
  const { services, site, at } = ctx;
  const hash = decodeChallengeHash(credential.response.clientDataJSON);
  if (!hash) throw new AppError("passkey_failed");
  // Outside the transaction below, so that a wrong answer ends the challenge as well.
  const isClaimed = await claimChallenge(services.db, { site: site.id, account: null, hash }, at);
  if (!isClaimed) throw new AppError("passkey_failed");
  const id = await services.db.transaction().execute(async (tx) => {
    const passkey = await lockPasskey(tx, site.id, Buffer.from(credential.id, "base64url"));
    if (!passkey) throw new AppError("passkey_failed");
    const party = getRelyingParty(ctx);
    const count = await verifyAssertion(party, { response: credential, passkey }, hash);
    const account = await findEmailAddress(tx, site.id, passkey.account_id);
    if (count === null || !account || account.is_deleted) throw new AppError("passkey_failed");
    await touchPasskey(tx, { id: passkey.id, count }, at);
    return passkey.account_id;
  });
  await startLogin(ctx, { id, passwordHash: null });
  return id;
}
