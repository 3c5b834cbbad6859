import { z } from "zod";
import { user } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** What a link sent by mail is for. */
const linkPurposes = ["activation"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** `replaced`: a newer link of the same purpose was asked for. */
const linkStates = ["open", "used", "expired", "replaced"] as const;
export type LinkState = (typeof linkStates)[number];

// What is no link at all is refused like one that ended: the same word.
const params = z.object({ token: z.string().max(500) });

export const linkEndpoints = {
  "GET /api/links/:token": endpoint({
    summary: "What a link is for and whether it still works. Changes nothing.",
    access: "anyone",
    params,
    output: z.object({ purpose: z.enum(linkPurposes), state: z.enum(linkStates) }),
    errors: ["link_invalid"],
  }),
  "POST /api/links/:token": endpoint({
    summary: "Use a link: it does what it is for, once.",
    access: "anyone",
    params,
    output: z.object({
      purpose: z.enum(linkPurposes),
      /** The member the link belongs to, where this browser is logged in as that member now. */
      user: user.nullable(),
    }),
    errors: ["link_invalid"],
    changes: "header",
  }),
} as const;
