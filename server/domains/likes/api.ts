import type { likeEndpoints } from "#contract/likes.ts";
import { memberOf } from "#server/domains/call.ts";
import type { Call } from "#server/domains/call.ts";
import { countUnread } from "#server/domains/chat/count-unread.ts";
import { keepPresence } from "#server/domains/profiles/keep-presence.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { countNewLikes } from "./count-new-likes.ts";
import { likeMember } from "./like-member.ts";
import { listLikes } from "./list-likes.ts";
import { markSeen } from "./mark-seen.ts";
import { unlikeMember } from "./unlike-member.ts";

export const likesApi: Handlers<typeof likeEndpoints, Call> = {
  "GET /api/likes.php": (call) => listLikes(call, memberOf(call)),
  "POST /api/likes.php": (call, { body }) => likeMember(call, memberOf(call), body.member),
  "DELETE /api/likes.php": async (call, { body }) => {
    await unlikeMember(call, memberOf(call), body.member);
    return { match: false };
  },
  "POST /api/members/:id/seen": async (call, { params }) => {
    await markSeen(call, memberOf(call), params.id);
    return undefined;
  },
  // An open page in front asks every minute: the member is here.
  "GET /api/counts": async (call) => {
    const member = memberOf(call);
    await keepPresence(call, member.id);
    const [messages, likes] = await Promise.all([
      countUnread(call, member),
      countNewLikes(call, member),
    ]);
    return { messages, likes };
  },
};
