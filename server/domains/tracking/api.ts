import type { trackingEndpoints } from "#contract/tracking.ts";
import type { Call } from "#server/domains/call.ts";
import { markLastActive } from "#server/domains/profiles/mark-last-active.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";

export const trackingApi: Handlers<typeof trackingEndpoints, Call> = {
  // A hidden page ends a member's presence; of a visitor nothing is kept.
  "POST /api/page-hidden.php": async (call) => {
    if (call.member) await markLastActive(call, call.member.id);
    return undefined;
  },
};
