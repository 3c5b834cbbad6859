import { z } from "zod";
import { memberId, orderId } from "#contract/ids.ts";
import { money } from "#contract/money-shapes.ts";
import { defineEvent } from "#server/platform/events.ts";

/** A payment was made and its credits were booked, in the same transaction. */
export const paymentSettled = defineEvent(
  "payment.settled",
  z.object({ payment: orderId, member: memberId, credits: z.int(), paid: money }),
);
