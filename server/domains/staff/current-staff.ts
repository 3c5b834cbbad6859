import type { StaffId } from "#contract/office/staff.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { createToken, hashToken } from "#server/platform/secrets/tokens.ts";
import type { CurrentStaff, OfficeContext } from "./office-context.ts";
import { IDLE_MS, SESSION_MS } from "./rules.ts";
import * as sessions from "./session-store.ts";
import { listRoles } from "./store.ts";

/** The cookie of a session in the office. Over https its name is prefixed with `__Host-`. */
export const OFFICE_COOKIE = "office";

const MINUTE_MS = 60_000;

/** Starts a session and returns the value of its cookie. Ends this browser's session before it. */
export async function startSession(
  ctx: Pick<OfficeContext, "staff" | "at">,
  tx: Tx,
  staff: StaffId,
): Promise<string> {
  const token = createToken();
  if (ctx.staff) await sessions.endSession(tx, ctx.staff.sessionHash, ctx.at);
  await sessions.insertSession(tx, {
    token_hash: hashToken(token),
    staff_id: staff,
    started_at: ctx.at,
    used_at: ctx.at,
    expires_at: new Date(ctx.at.getTime() + SESSION_MS),
  });
  return token;
}

interface SessionRequest {
  readonly cookie: string | undefined;
  readonly at: Date;
  /** Whether a person caused the request; an open page also reloads its queue by itself. */
  readonly isUse: boolean;
}

/** The person of a cookie; null if the session is over. */
export async function findCurrentStaff(
  db: Db,
  { cookie, at, isUse }: SessionRequest,
): Promise<CurrentStaff | null> {
  if (cookie?.length !== 43) return null;
  const sessionHash = hashToken(cookie);
  const usedAfter = new Date(at.getTime() - IDLE_MS);
  const found = await sessions.findSession(db, sessionHash, at, usedAfter);
  if (!found) return null;
  const { used_at, id, name, email } = found;
  const touches = isUse && at.getTime() - used_at.getTime() > MINUTE_MS;
  if (touches) await sessions.touchSession(db, sessionHash, at);
  const roles = (await listRoles(db, [id])).get(id) ?? [];
  return { id, name, email, sessionHash, roles, usedAt: touches ? at : used_at };
}

/** Ends this browser's session. */
export async function endSession(ctx: OfficeContext): Promise<void> {
  if (ctx.staff) await sessions.endSession(ctx.services.db, ctx.staff.sessionHash, ctx.at);
  ctx.cookies.clear(OFFICE_COOKIE);
}
