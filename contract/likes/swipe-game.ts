import { z } from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { memberId } from "#contract/shared/ids.ts";
import { memberCard } from "#contract/profiles.ts";

/** What is left of the day's likes. */
const swipeLikes = z.object({
  /** Null if the site lifts the limit for this member. */
  likes_left: z.int().min(0).nullable(),
  /** The site's next midnight, when all likes are available again. */
  next_likes_at: z.iso.datetime(),
});

const deck = swipeLikes.extend({
  /** In the order of the deck, without profiles that the member swiped recently. */
  members: z.array(memberCard),
});
export type Deck = z.output<typeof deck>;

const which = z.object({ member: memberId });

export const swipeEndpoints = {
  "GET /api/swipe-game": endpoint({
    summary: "The next profiles of the swipe game, and what is left of the day's likes.",
    access: "member",
    output: deck,
    errors: [],
    limit: "deck",
  }),
  "POST /api/swipe-game/likes": endpoint({
    summary: "Like a profile in the swipe game; idempotent. Only these likes count for the day.",
    access: "member",
    body: which,
    output: swipeLikes.extend({ match: z.boolean() }),
    errors: ["not_found", "profile_unavailable", "like_of_oneself", "swipe_likes_spent"],
    changes: "header",
    limit: "like",
  }),
  "POST /api/swipe-game/passes": endpoint({
    summary: "Pass a profile, which is free; the deck leaves it out for some time.",
    access: "member",
    body: which,
    output: null,
    errors: ["not_found", "profile_unavailable", "like_of_oneself"],
    changes: "header",
    limit: "pass",
  }),
  "DELETE /api/swipe-game/passes": endpoint({
    summary: "Take back a pass, if there is one; the profile is in the deck again.",
    access: "member",
    body: which,
    output: null,
    errors: [],
    changes: "header",
    limit: "pass",
  }),
} as const;
