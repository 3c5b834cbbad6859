import type { PasskeyRegistration } from "#contract/accounts/passkeys.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import {
  checkOwnPassword,
  requirePassword,
} from "#server/domains/accounts/passwords/check-own-password.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import {
  createRegistration,
  decodeChallengeHash,
  verifyRegistration,
} from "#server/platform/secrets/passkeys.ts";
import { getRelyingParty } from "./get-relying-party.ts";
import { queuePasskeyMail } from "./queue-passkey-mail.ts";
import { claimChallenge, insertChallenge, insertPasskey, listPasskeysOf } from "./store.ts";

/** More than the devices any member owns. */
const MAX_PASSKEYS = 20;

/**
 * Starts adding a passkey after checking the password. Throws `invalid_input` naming the field,
 * `account_blocked`, and `passkey_limit`.
 */
export async function startPasskey(ctx: RequestContext, { id }: CurrentMember, password: string) {
  const { services, site, at } = ctx;
  const account = await checkOwnPassword(ctx, id, password);
  const existing = await listBelowLimit(ctx, services.db, id);
  const { options, challengeHash } = await createRegistration(getRelyingParty(ctx), {
    id,
    name: account.email,
    existing,
  });
  await services.db.transaction().execute(async (tx) => {
    await requirePassword(tx, ctx, account);
    await insertChallenge(tx, {
      hash: challengeHash,
      site_id: site.id,
      account_id: id,
      created_at: at,
    });
  });
  return options;
}

/**
 * Stores the passkey that the browser made, and mails the member. Throws `passkey_failed` for a
 * response that does not answer this member's challenge, and `passkey_limit`.
 */
export async function addPasskey(
  ctx: RequestContext,
  { id }: CurrentMember,
  { name, credential }: { readonly name: string; readonly credential: PasskeyRegistration },
): Promise<void> {
  const { services, site, at } = ctx;
  const hash = decodeChallengeHash(credential.response.clientDataJSON);
  if (!hash) throw new AppError("passkey_failed");
  // Outside the transaction below, so that a wrong answer ends the challenge as well.
  const isClaimed = await claimChallenge(services.db, { site: site.id, account: id, hash }, at);
  const passkey = isClaimed && (await verifyRegistration(getRelyingParty(ctx), credential, hash));
  if (!passkey) throw new AppError("passkey_failed");
  await services.db.transaction().execute(async (tx) => {
    await listBelowLimit(ctx, tx, id);
    const row = { ...passkey, site_id: site.id, account_id: id, name, added_at: at };
    if (!(await insertPasskey(tx, row))) throw new AppError("passkey_failed");
    await queuePasskeyMail(tx, ctx, { id, name, change: "added" });
  });
}

async function listBelowLimit({ site }: RequestContext, db: Db, id: MemberId): Promise<Buffer[]> {
  const existing = await listPasskeysOf(db, site.id, id);
  if (existing.length >= MAX_PASSKEYS) throw new AppError("passkey_limit");
  return existing.map((row) => row.credential_id);
}
