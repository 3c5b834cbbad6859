import type { RequestContext } from "#server/domains/request-context.ts";
import { SESSION_COOKIE } from "./start-session.ts";
import { endSession } from "./session-store.ts";

/** Ends this session; other devices stay logged in. Without one it only clears the cookie. */
export async function logOut(ctx: RequestContext): Promise<void> {
  if (ctx.member) {
    const { id, sessionHash } = ctx.member;
    await endSession(ctx.services.db, ctx.site.id, sessionHash, ctx.at);
    ctx.services.bus.publish(id, { is: "session_ended", session: sessionHash });
  }
  ctx.cookies.clear(SESSION_COOKIE);
}
