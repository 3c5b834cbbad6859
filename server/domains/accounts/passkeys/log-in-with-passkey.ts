import type { PasskeyAssertion } from "#contract/accounts/passkeys.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { startLogin } from "#server/domains/accounts/sessions/start-login.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createAssertion, verifyAssertion } from "#server/platform/secrets/passkeys.ts";
import { getRelyingParty } from "./get-relying-party.ts";
import { passkeys } from "./store.ts";

/** Starts a log-in with a passkey. */
export async function startPasskeyLogin(ctx: RequestContext) {
  const { options, challengeHash } = await createAssertion(getRelyingParty(ctx));
  const challenge = { ...nobody(ctx), hash: challengeHash, created_at: ctx.at };
  await passkeys.insertChallenge(ctx.services.db, challenge);
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
  const hash = await passkeys.claimChallenge(services.db, credential, nobody(ctx), at);
  const id = await services.db.transaction().execute(async (tx) => {
    const passkey = await passkeys.lock(tx, credential, { site_id: site.id });
    const party = getRelyingParty(ctx);
    const count = await verifyAssertion(party, { response: credential, passkey }, hash);
    const account = await findEmailAddress(tx, site.id, passkey.account_id);
    if (count === null || !account || account.is_deleted) throw new AppError("passkey_failed");
    await passkeys.touch(tx, passkey.id, count, at);
    return passkey.account_id;
  });
  await startLogin(ctx, { id, passwordHash: null });
  return id;
}

/** Who logs in is not known before the browser responds. */
const nobody = ({ site }: RequestContext) => ({ site_id: site.id, account_id: null });
