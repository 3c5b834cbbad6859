import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createToken, hashToken } from "#server/platform/secrets/tokens.ts";
import { DEVICE_COOKIE_DAYS, AUTH_COOKIE_DAYS } from "#server/domains/accounts/rules.ts";
import { assertNotSuspended } from "#server/domains/accounts/suspension/suspend-member.ts";
import { endSession } from "./end-session.ts";
import { saveDevice } from "./device-store.ts";
import { insertSession } from "./session-store.ts";
import { describeDevice } from "./describe-device.ts";

/** The cookie of a log-in. Over https the HTTP adapter prefixes its name with `__Host-`. */
export const SESSION_COOKIE = "session";
/** The cookie that recognizes a browser that has logged in before; named like the session's. */
export const DEVICE_COOKIE = "device";

const DAY_MS = 86_400_000;

/** A member who has proved their identity. */
export interface Authenticated {
  readonly id: MemberId;
  /** The hash of the password that proved it; null if no password did. */
  readonly passwordHash: string | null;
}

/**
 * Starts a session with a new secret and ends this browser's previous session. Returns whether the
 * account had logged in on this device before. Throws `login_failed` if the password was changed
 * since it was checked, and `account_disabled`.
 */
export async function startSession(
  ctx: RequestContext,
  { id, passwordHash }: Authenticated,
): Promise<boolean> {
  await assertNotSuspended(ctx, id);
  const token = createToken();
  const session = {
    token_hash: hashToken(token),
    site_id: ctx.site.id,
    account_id: id,
    started_at: ctx.at,
    expires_at: new Date(ctx.at.getTime() + AUTH_COOKIE_DAYS * DAY_MS),
    ...describeDevice(ctx.userAgent),
    country: ctx.country,
    used_at: ctx.at,
  };
  const isStarted = await insertSession(ctx.services.db, session, passwordHash);
  if (!isStarted) throw new AppError("login_failed");
  if (ctx.member) await endSession(ctx, ctx.member);
  ctx.cookies.set(SESSION_COOKIE, token, AUTH_COOKIE_DAYS);
  return rememberDevice(ctx, id);
}

async function rememberDevice(ctx: RequestContext, id: MemberId): Promise<boolean> {
  const token = createToken();
  const tokenHash = hashToken(token);
  const previous = findDevice(ctx);
  const device = { site: ctx.site.id, account: id, tokenHash, previous };
  const known = await ctx.services.db.transaction().execute((tx) => saveDevice(tx, device, ctx.at));
  ctx.cookies.set(DEVICE_COOKIE, token, DEVICE_COOKIE_DAYS);
  return known;
}

/** The hash of this browser's device cookie, if it has one. */
export function findDevice({ cookies }: RequestContext): Buffer | null {
  const token = cookies.get(DEVICE_COOKIE);
  return token?.length === 43 ? hashToken(token) : null;
}
