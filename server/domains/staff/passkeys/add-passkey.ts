import type { PasskeyRegistration } from "#contract/accounts/passkeys.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import { consumeFactors } from "#server/domains/staff/consume-factors.ts";
import { requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createRegistration, verifyRegistration } from "#server/platform/secrets/passkeys.ts";
import { getRelyingParty } from "./get-relying-party.ts";
import { passkeys } from "./store.ts";

/**
 * Starts adding a passkey after checking the password and a code from the phone, so that nobody can
 * add one in a session left open. Throws as signing in does, and `passkey_limit`.
 */
export async function startPasskey(
  ctx: OfficeContext,
  proof: { readonly password: string; readonly code: string },
) {
  const { id, email } = requireStaff(ctx);
  const owner = { staff_id: id };
  const existing = await passkeys.listBelowLimit(ctx.services.db, owner);
  const party = getRelyingParty(ctx);
  const { options, challengeHash } = await createRegistration(party, { id, name: email, existing });
  await consumeFactors(ctx, { email, ...proof }, async (tx, _person, factor) => {
    if (factor === "recovery") throw new AppError("office_login_failed");
    await passkeys.insertChallenge(tx, { ...owner, hash: challengeHash, created_at: ctx.at });
  });
  return options;
}

/**
 * Stores the passkey that the browser made. Throws `passkey_failed` for a response that does not
 * answer this person's challenge, and `passkey_limit`.
 */
export async function addPasskey(
  ctx: OfficeContext,
  { name, credential }: { readonly name: string; readonly credential: PasskeyRegistration },
): Promise<void> {
  const { id } = requireStaff(ctx);
  const { services, at } = ctx;
  const owner = { staff_id: id };
  const hash = await passkeys.claimChallenge(services.db, credential, owner, at);
  const passkey = await verifyRegistration(getRelyingParty(ctx), credential, hash);
  if (!passkey) throw new AppError("passkey_failed");
  await services.db.transaction().execute(async (tx) => {
    await passkeys.listBelowLimit(tx, owner);
    await passkeys.insert(tx, { ...passkey, ...owner, name, added_at: at });
    const act = { site: null, target: id, details: { name } };
    await recordAct(ctx, tx, { ...act, action: "staff.passkey_added" });
  });
}
