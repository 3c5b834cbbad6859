import { z } from "zod";
import { money } from "#contract/formatting/money-shapes.ts";
import { profileCard } from "#contract/profiles.ts";
import { conversationId } from "#contract/shared/ids.ts";

/** A price in credits, and the same in money. `from` marks the lowest possible price, before a first purchase. */
const price = z.object({ credits: z.int(), money: money.extend({ from: z.boolean() }).nullable() });

/** What writing to a profile costs and requires, shown before the member writes. */
export const messagePrice = z.object({
  conversation: z.object({ id: conversationId }).nullable(),
  profile: profileCard,
  /** Price of one text message. */
  ...price.shape,
  /** Price of a gift, and of a photo. */
  gift: price,
  photo: price,
  /** The member's credits. */
  balance: z.int(),
  /** How many of those are bonus credits, which are spent first. */
  bonus: z.int(),
  /**
   * Conversations the member can still start; null if unlimited. Continuing one is always free of
   * this limit.
   */
  free_conversations_left: z.int().nullable(),
  /** Null for a member's profile. `text_version` identifies the current warning. */
  fictional_agreement: z.object({ agreed: z.boolean(), text_version: z.string() }).nullable(),
});
export type MessagePrice = z.output<typeof messagePrice>;
