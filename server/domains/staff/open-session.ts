import type { StaffId } from "#contract/office/staff.ts";
import { recordAudit } from "#server/domains/audit/record-audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { OFFICE_COOKIE, startSession } from "./current-staff.ts";
import type { CurrentStaff, OfficeContext } from "./office-context.ts";
import { listRoles, lockStaff } from "./store.ts";
import type { StoredStaff } from "./store.ts";

/** A person whose session has started, with the value of its cookie. */
interface SignedIn {
  readonly person: StoredStaff;
  readonly token: string;
}

type SignInAction = "staff.signed_in" | "staff.recovery_code_used" | "staff.passkey_used";

/** The person, locked until the transaction ends; null for a disabled one. */
export async function lockEnabledStaff(tx: Tx, id: StaffId): Promise<StoredStaff | null> {
  const person = await lockStaff(tx, id);
  return person?.disabled_at === null ? person : null;
}

/** Starts the session of a person who has proved both factors, and records it. */
export async function startSignedIn(
  ctx: OfficeContext,
  tx: Tx,
  person: StoredStaff,
  action: SignInAction,
): Promise<SignedIn> {
  const { id } = person;
  const token = await startSession(ctx, tx, id);
  await recordAudit(tx, { at: ctx.at, staff: id, site: null, action, target: id });
  return { person, token };
}

/** Hands the browser the cookie of a started session, once its transaction is over. */
export async function openSession(
  ctx: OfficeContext,
  { person: { id, name, email }, token }: SignedIn,
): Promise<CurrentStaff> {
  ctx.cookies.set(OFFICE_COOKIE, token, 1);
  const roles = (await listRoles(ctx.services.db, [id])).get(id) ?? [];
  return { id, name, email, roles, sessionHash: hashToken(token), usedAt: ctx.at };
}
