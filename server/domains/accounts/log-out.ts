import type { RequestContext } from "#server/domains/request-context.ts";
import { endSession } from "./end-session.ts";
import { SESSION_COOKIE } from "./start-session.ts";

/** Ends this session; other devices stay logged in. Without a session it only clears the cookie. */
export async function logOut(ctx: RequestContext): Promise<void> {
  if (ctx.member) await endSession(ctx, ctx.member);
  ctx.cookies.clear(SESSION_COOKIE);
}
