import { z } from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { memberId } from "./shared/ids.ts";
import { memberCard } from "./profiles.ts";

/** The lists of likes: those the member gave, those the member received, and mutual ones. */
export const likeTypes = ["given", "received", "matches"] as const;

/** A profile the member likes. */
const likedProfile = memberCard.extend({
  match: z.boolean(),
  liked_at: z.iso.datetime(),
});

/** A profile that likes the member. */
const likedByProfile = likedProfile.extend({
  /** The member has not opened the profile since the like arrived. */
  like_new: z.boolean(),
});

const likes = z.object({
  profiles: z.array(likedProfile),
  liked_by: z.array(likedByProfile),
});
export type Likes = z.output<typeof likes>;

const which = z.object({ member: memberId });

export const likeEndpoints = {
  "GET /api/likes.php": endpoint({
    summary:
      "The profiles the member likes and those that like the member, new likes first; a match is in both lists.",
    access: "member",
    output: likes,
    errors: [],
  }),
  "POST /api/likes.php": endpoint({
    summary: "Like a profile; idempotent.",
    access: "member",
    body: which,
    output: z.object({ match: z.boolean() }),
    errors: ["not_found", "profile_unavailable", "like_of_oneself"],
    changes: "header",
    limit: "like",
  }),
  "DELETE /api/likes.php": endpoint({
    summary: "Remove a like, if there is one.",
    access: "member",
    body: which,
    output: z.object({ match: z.boolean() }),
    errors: [],
    changes: "header",
    limit: "like",
  }),
  "POST /api/members/:id/seen": endpoint({
    summary: "The member opened this profile, so its like is no longer new.",
    access: "member",
    params: z.object({ id: memberId }),
    output: null,
    errors: [],
    changes: "header",
  }),
} as const;
