import type { Call } from "#server/domains/call.ts";
import { SESSION_COOKIE } from "./session-cookie.ts";
import { endSession } from "./store.ts";

/** Ends this session; other devices stay logged in. Without one it only clears the cookie. */
export async function logOut(call: Call): Promise<void> {
  if (call.member) {
    const { id, sessionHash } = call.member;
    await endSession(call.parts.db, call.site.id, sessionHash, call.at);
    call.parts.bus.publish(id, { is: "session_ended", session: sessionHash });
  }
  call.cookies.clear(SESSION_COOKIE);
}
