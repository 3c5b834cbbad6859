import type { Passkey } from "#contract/accounts/passkeys.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { presentPasskey } from "#server/platform/secrets/passkey-store.ts";
import { queuePasskeyMail } from "./queue-passkey-mail.ts";
import { passkeys, toOwner } from "./store.ts";

/** The member's passkeys, newest first. */
export async function listPasskeys(ctx: RequestContext, member: CurrentMember): Promise<Passkey[]> {
  return (await passkeys.list(ctx.services.db, toOwner(ctx, member))).map(presentPasskey);
}

/** Throws `not_found`. */
export function updatePasskeyName(
  ctx: RequestContext,
  member: CurrentMember,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  return passkeys.updateName(ctx.services.db, { ...toOwner(ctx, member), id }, name);
}

/** Removes one of the member's passkeys, and mails the member. An unknown id changes nothing. */
export async function removePasskey(
  ctx: RequestContext,
  member: CurrentMember,
  id: string,
): Promise<void> {
  await ctx.services.db.transaction().execute(async (tx) => {
    const name = await passkeys.delete(tx, { ...toOwner(ctx, member), id });
    if (name === undefined) return;
    await queuePasskeyMail(tx, ctx, { id: member.id, name, change: "removed" });
  });
}
