import { z } from "zod";
import { memberId, paymentId } from "#contract/ids.ts";
import { money } from "#contract/money-shapes.ts";
import { factKind } from "#server/platform/facts.ts";

/** A payment was made and its credits were booked, in the same transaction. */
export const paymentSettled = factKind(
  "payment.settled",
  z.object({ payment: paymentId, member: memberId, credits: z.int(), paid: money }),
);
