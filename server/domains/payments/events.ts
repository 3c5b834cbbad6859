import { z } from "zod";
import { memberId, orderId } from "#contract/shared/ids.ts";
import { money } from "#contract/formatting/money-shapes.ts";
import { defineEvent } from "#server/platform/events.ts";

/** An order was paid and its credits were added in the same transaction. */
export const paymentSettled = defineEvent(
  "payment.settled",
  z.object({ order: orderId, member: memberId, credits: z.int(), paid: money }),
);

/** An amount as the provider reports it, possibly in a currency that no site uses. */
const reportedMoney = z.object({ minor: z.int(), currency: z.string() });

/** The payment differs from the order, so no credits were added. */
export const paymentDiffers = defineEvent(
  "payment.differs",
  z.object({
    order: orderId,
    member: memberId,
    ref: z.string(),
    kind: z.enum(["amount", "currency", "order", "twice"]),
    ordered: money,
    received: reportedMoney,
    reported_order: z.string().nullable(),
  }),
);

/** Totals in minor units. */
const reversedMoney = z.object({ refunded: z.int(), charged_back: z.int() });

/** More or less of a payment was returned than before, and its credits were adjusted. */
export const paymentReversed = defineEvent(
  "payment.reversed",
  z.object({
    order: orderId,
    member: memberId,
    ref: z.string(),
    currency: z.string(),
    before: reversedMoney,
    now: reversedMoney,
    /** Taken out of the wallet by this change; negative if given back. */
    credits_taken: z.int(),
    /** The total spent before they were charged back. */
    debt: z.int(),
    /** The effect on the member's Premium. */
    premium: z.enum(["ended", "returned", "unchanged"]),
  }),
);
