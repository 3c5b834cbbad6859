import { z } from "zod";
import { sentMessage } from "./chat.ts";
import { conversationId, memberId } from "./shared/ids.ts";

/**
 * What the socket at `/api/live` sends: a message itself, otherwise only what changed and where. The
 * client reads the rest with ordinary calls, and after a gap the messages too, so a lost event costs
 * a moment but never a message.
 */
export const liveEvent = z.discriminatedUnion("is", [
  z.object({
    is: z.literal("message"),
    conversation: conversationId,
    /** As this member may read it. */
    message: sentMessage,
    /** The sender's balance afterwards; absent for the recipient. */
    credits: z.int().optional(),
  }),
  /** The member's own message became pending, or is no longer pending. */
  z.object({ is: z.literal("pending"), conversation: conversationId }),
  /** `by` has read up to `seq`; also sent to the reader's other open pages. */
  z.object({
    is: z.literal("read"),
    conversation: conversationId,
    by: memberId,
    seq: z.int(),
  }),
  z.object({ is: z.literal("typing"), conversation: conversationId }),
  z.object({ is: z.literal("removed"), conversation: conversationId }),
  z.object({ is: z.literal("like"), profile: memberId }),
  z.object({ is: z.literal("match"), profile: memberId }),
  /** What the member may see of this profile changed: one of them blocked or unblocked the other. */
  z.object({
    is: z.literal("visibility"),
    profile: memberId,
    /** Their conversation, if a block closed it. */
    conversation: conversationId.nullable(),
  }),
  z.object({ is: z.literal("credits") }),
  /** Events may have been lost on their way to this socket, so the page loads again. */
  z.object({ is: z.literal("missed") }),
]);
export type LiveEvent = z.output<typeof liveEvent>;

/** Why the server closes a socket, on top of the protocol's own codes. */
export const liveClose = {
  /** The member logged out or the session ended. Logging in opens a new one. */
  session_ended: 4401,
  /** The member has more pages open than allowed; this was the oldest. */
  too_many: 4409,
} as const;
