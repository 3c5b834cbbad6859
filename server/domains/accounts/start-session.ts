import { AUTH_COOKIE_DAYS } from "#contract/constants.ts";
import type { MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { createToken, hashToken } from "#server/platform/secrets/tokens.ts";
import { endSession, insertSession } from "./store.ts";

/** The cookie of a log-in. Over https the adapter adds `__Host-` to its name. */
export const SESSION_COOKIE = "session";

/** Starts a session with a fresh secret; an older session of this browser ends. */
export async function startSession(ctx: RequestContext, id: MemberId): Promise<void> {
  const { db } = ctx.services;
  const token = createToken();
  if (ctx.member) await endSession(db, ctx.site.id, ctx.member.sessionHash, ctx.at);
  await insertSession(db, {
    token_hash: hashToken(token),
    site_id: ctx.site.id,
    account_id: id,
    started_at: ctx.at,
    expires_at: new Date(ctx.at.getTime() + AUTH_COOKIE_DAYS * 86_400_000),
  });
  ctx.cookies.set(SESSION_COOKIE, token, AUTH_COOKIE_DAYS);
}
