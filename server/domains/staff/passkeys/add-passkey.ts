import type { PasskeyRegistration } from "#contract/accounts/passkeys.ts";
import type { StaffId } from "#contract/office/staff.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import { consumeFactors } from "#server/domains/staff/consume-factors.ts";
import { requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import {
  createRegistration,
  decodeChallengeHash,
  verifyRegistration,
} from "#server/platform/secrets/passkeys.ts";
import { getRelyingParty } from "./get-relying-party.ts";
import { claimChallenge, insertChallenge, insertPasskey, listPasskeysOf } from "./store.ts";

/** More than the devices any person owns. */
const MAX_PASSKEYS = 20;

/**
 * Starts adding a passkey after checking the password and a code from the phone, so that nobody can
 * add one in a session left open. Throws as signing in does, and `passkey_limit`.
 */
export async function startPasskey(
  ctx: OfficeContext,
  proof: { readonly password: string; readonly code: string },
) {
  const { id, email } = requireStaff(ctx);
  const existing = await listBelowLimit(ctx.services.db, id);
  const party = getRelyingParty(ctx);
  const { options, challengeHash } = await createRegistration(party, { id, name: email, existing });
  await consumeFactors(ctx, { email, ...proof }, async (tx, person, factor) => {
    if (factor === "recovery") throw new AppError("office_login_failed");
    await insertChallenge(tx, { hash: challengeHash, staff_id: person.id, created_at: ctx.at });
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
  const hash = decodeChallengeHash(credential.response.clientDataJSON);
  if (!hash) throw new AppError("passkey_failed");
  // Outside the transaction below, so that a wrong answer ends the challenge as well.
  const isClaimed = await claimChallenge(services.db, { staff: id, hash }, at);
  const passkey = isClaimed && (await verifyRegistration(getRelyingParty(ctx), credential, hash));
  if (!passkey) throw new AppError("passkey_failed");
  await services.db.transaction().execute(async (tx) => {
    await listBelowLimit(tx, id);
    const row = { ...passkey, staff_id: id, name, added_at: at };
    if (!(await insertPasskey(tx, row))) throw new AppError("passkey_failed");
    const act = { site: null, target: id, details: { name } };
    await recordAct(ctx, tx, { ...act, action: "staff.passkey_added" });
  });
}

async function listBelowLimit(db: Db, id: StaffId): Promise<Buffer[]> {
  const existing = await listPasskeysOf(db, id);
  if (existing.length >= MAX_PASSKEYS) throw new AppError("passkey_limit");
  return existing.map((row) => row.credential_id);
}
