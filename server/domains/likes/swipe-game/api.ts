import type { swipeEndpoints } from "#contract/likes/swipe-game.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { loadDeck } from "./load-deck.ts";
import { likeInSwipeGame, recordPass, undoPass } from "./swipe-member.ts";

export const swipeApi: Handlers<typeof swipeEndpoints, RequestContext> = {
  "GET /api/swipe-game": (ctx) => loadDeck(ctx, requireMember(ctx)),
  "POST /api/swipe-game/likes": (ctx, { body }) =>
    likeInSwipeGame(ctx, requireMember(ctx), body.member),
  "POST /api/swipe-game/passes": (ctx, { body }) =>
    recordPass(ctx, requireMember(ctx), body.member),
  "DELETE /api/swipe-game/passes": (ctx, { body }) =>
    undoPass(ctx, requireMember(ctx), body.member),
};
