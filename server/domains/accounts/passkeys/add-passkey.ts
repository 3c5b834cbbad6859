import type { PasskeyRegistration } from "#contract/accounts/passkeys.ts";
import {
  checkOwnPassword,
  requirePassword,
} from "#server/domains/accounts/passwords/check-own-password.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createRegistration, verifyRegistration } from "#server/platform/secrets/passkeys.ts";
import { getRelyingParty } from "./get-relying-party.ts";
import { queuePasskeyMail } from "./queue-passkey-mail.ts";
import { passkeys, toOwner } from "./store.ts";

/**
 * Starts adding a passkey after checking the password. Throws `invalid_input` naming the field,
 * `account_blocked`, and `passkey_limit`.
 */
export async function startPasskey(ctx: RequestContext, member: CurrentMember, password: string) {
  const { db } = ctx.services;
  const { id } = member;
  const owner = toOwner(ctx, member);
  const account = await checkOwnPassword(ctx, id, password);
  const existing = await passkeys.listBelowLimit(db, owner);
  const { options, challengeHash } = await createRegistration(getRelyingParty(ctx), {
    id,
    name: account.email,
    existing,
  });
  await db.transaction().execute(async (tx) => {
    await requirePassword(tx, ctx, account);
    await passkeys.insertChallenge(tx, { ...owner, hash: challengeHash, created_at: ctx.at });
  });
  return options;
}

/**
 * Stores the passkey that the browser made, and mails the member. Throws `passkey_failed` for a
 * response that does not answer this member's challenge, and `passkey_limit`.
 */
export async function addPasskey(
  ctx: RequestContext,
  member: CurrentMember,
  { name, credential }: { readonly name: string; readonly credential: PasskeyRegistration },
): Promise<void> {
  const { services, at } = ctx;
  const owner = toOwner(ctx, member);
  const hash = await passkeys.claimChallenge(services.db, credential, owner, at);
  const passkey = await verifyRegistration(getRelyingParty(ctx), credential, hash);
  if (!passkey) throw new AppError("passkey_failed");
  await services.db.transaction().execute(async (tx) => {
    await passkeys.listBelowLimit(tx, owner);
    await passkeys.insert(tx, { ...passkey, ...owner, name, added_at: at });
    await queuePasskeyMail(tx, ctx, { id: member.id, name, change: "added" });
  });
}
