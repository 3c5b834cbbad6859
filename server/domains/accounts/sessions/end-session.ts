import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import * as store from "./session-store.ts";

export { endSessions } from "./session-store.ts";

/** Ends a session everywhere: its sockets close, and every process drops it from its cache. */
export async function endSession(
  { services, site, at }: Pick<RequestContext, "services" | "site" | "at">,
  { id, sessionHash }: CurrentMember,
): Promise<void> {
  await store.endSession(services.db, site.id, sessionHash, at);
  services.endedSessions.publish(id, sessionHash);
}
