import type { Passkey } from "#contract/accounts/passkeys.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import { requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { presentPasskey } from "#server/platform/secrets/passkey-store.ts";
import { passkeys } from "./store.ts";

/** The person's passkeys, newest first. */
export async function listPasskeys(ctx: OfficeContext): Promise<Passkey[]> {
  const { id } = requireStaff(ctx);
  return (await passkeys.list(ctx.services.db, { staff_id: id })).map(presentPasskey);
}

/** Throws `not_found`. */
export function updatePasskeyName(
  ctx: OfficeContext,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  return passkeys.updateName(ctx.services.db, { staff_id: requireStaff(ctx).id, id }, name);
}

/**
 * Removes a passkey of the person. An unknown id changes nothing. The password and the codes of the
 * phone remain, so a person can always sign in.
 */
export async function removePasskey(ctx: OfficeContext, id: string): Promise<void> {
  const { id: staff } = requireStaff(ctx);
  await ctx.services.db.transaction().execute(async (tx) => {
    const name = await passkeys.delete(tx, { staff_id: staff, id });
    if (name === undefined) return;
    const act = { site: null, target: staff, details: { name } };
    await recordAct(ctx, tx, { ...act, action: "staff.passkey_removed" });
  });
}
