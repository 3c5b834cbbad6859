import { z } from "zod";
import { caseEndpoints } from "./moderation/cases.ts";
import { profileCard } from "./profiles.ts";
import { endpoint } from "./shared/endpoint.ts";
import { memberId } from "./shared/ids.ts";

/** A profile the member blocked, with no more than it takes to recognize it. */
const blockedProfile = z.object({
  id: memberId,
  name: z.string(),
  blocked_at: z.iso.datetime(),
});

const which = z.object({ member: memberId });

/** What the data show about a profile. */
const realPersonAnswer = z.object({
  is: profileCard.shape.is,
  /** Staff looked at the main image. */
  photo_checked: z.boolean(),
});
export type RealPersonAnswer = z.output<typeof realPersonAnswer>;

export const moderationEndpoints = {
  "GET /api/blocks": endpoint({
    summary: "The profiles the member blocked, latest first.",
    access: "member",
    output: z.object({ blocked: z.array(blockedProfile) }),
    errors: [],
  }),
  "POST /api/blocks": endpoint({
    summary:
      "Block a profile: neither sees the other, and their likes and messages are removed from both.",
    access: "member",
    body: which,
    output: null,
    errors: ["not_found", "profile_unavailable", "block_of_oneself"],
    changes: "header",
    limit: "block",
  }),
  "DELETE /api/blocks": endpoint({
    summary: "Unblock a profile, if it is blocked. Likes and messages do not come back.",
    access: "member",
    body: which,
    output: null,
    errors: [],
    changes: "header",
    limit: "block",
  }),
  "POST /api/real-person-questions": endpoint({
    summary: "Ask whether a profile is a real person. Free; the other member does not learn of it.",
    access: "member",
    body: which,
    output: realPersonAnswer,
    errors: ["not_found", "profile_unavailable"],
    changes: "header",
    limit: "question",
  }),
  ...caseEndpoints,
} as const;
