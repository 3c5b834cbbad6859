import { z } from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { profileCard } from "#contract/profiles.ts";

const choice = z.object({
  /** The site gives such likes at all. */
  offered: z.boolean(),
  /** The member accepts them. */
  on: z.boolean(),
});
export type AutoLikes = z.output<typeof choice>;

/** Likes of fictional profiles that the site gives a member on its own. */
export const autoLikeEndpoints = {
  "GET /api/auto-like.php": endpoint({
    summary:
      "A fictional profile likes the member, at most one a day of the site; 204 if none does. Its name is the specification's; it changes state.",
    access: "member",
    output: profileCard.optional(),
    errors: [],
    changes: "header",
    limit: "like",
  }),
  "GET /api/auto-likes": endpoint({
    summary: "Whether the site gives these likes, and whether the member accepts them.",
    access: "member",
    output: choice,
    errors: [],
  }),
  "PUT /api/auto-likes": endpoint({
    summary: "Accept these likes or not.",
    access: "member",
    body: choice.pick({ on: true }),
    output: choice,
    errors: [],
    changes: "header",
    limit: "profile_change",
  }),
} as const;
