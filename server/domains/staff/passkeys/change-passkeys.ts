import type { Passkey } from "#contract/accounts/passkeys.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import { requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { deletePasskey, listPasskeysOf, updateName } from "./store.ts";

/** The person's passkeys, newest first. */
export async function listPasskeys(ctx: OfficeContext): Promise<Passkey[]> {
  const rows = await listPasskeysOf(ctx.services.db, requireStaff(ctx).id);
  return rows.map(({ id, name, added_at, used_at }) => ({
    id,
    name,
    added_at: added_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }));
}

/** Throws `not_found`. */
export async function updatePasskeyName(
  ctx: OfficeContext,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const staff = requireStaff(ctx).id;
  if (!(await updateName(ctx.services.db, { staff, id }, name))) throw new AppError("not_found");
}

/**
 * Removes a passkey of the person. An unknown id changes nothing. The password and the codes of the
 * phone remain, so a person can always sign in.
 */
export async function removePasskey(ctx: OfficeContext, id: string): Promise<void> {
  const staff = requireStaff(ctx).id;
  await ctx.services.db.transaction().execute(async (tx) => {
    const name = await deletePasskey(tx, { staff, id });
    if (name === undefined) return;
    const act = { site: null, target: staff, details: { name } };
    await recordAct(ctx, tx, { ...act, action: "staff.passkey_removed" });
  });
}
