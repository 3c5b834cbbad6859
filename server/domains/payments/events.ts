import { z } from "zod";
import { memberId, orderId } from "#contract/ids.ts";
import { money } from "#contract/money-shapes.ts";
import { defineEvent } from "#server/platform/events.ts";

/** An order was paid and its credits were booked, in the same transaction. */
export const paymentSettled = defineEvent(
  "payment.settled",
  z.object({ order: orderId, member: memberId, credits: z.int(), paid: money }),
);

/** As the provider reports an amount: it can be in a currency that no site takes. */
const reportedMoney = z.object({ minor: z.int(), currency: z.string() });

/** What was paid differs from the order, so nothing was booked. */
export const paymentDiffers = defineEvent(
  "payment.differs",
  z.object({
    order: orderId,
    member: memberId,
    ref: z.string(),
    kind: z.enum(["amount", "currency", "order"]),
    ordered: money,
    received: reportedMoney,
    reported_order: z.string().nullable(),
  }),
);

/** Totals in minor units. */
const reversedMoney = z.object({ refunded: z.int(), charged_back: z.int() });

/** More or less of a payment went back than before, and its credits followed. */
export const paymentReversed = defineEvent(
  "payment.reversed",
  z.object({
    order: orderId,
    member: memberId,
    ref: z.string(),
    currency: z.string(),
    before: reversedMoney,
    now: reversedMoney,
    /** Taken out of the wallet by this change; negative if they were given back. */
    credits_taken: z.int(),
    /** Spent before they were charged back, in all. */
    debt: z.int(),
    /** What it did to the member's Premium. */
    premium: z.enum(["ended", "returned", "unchanged"]),
  }),
);
