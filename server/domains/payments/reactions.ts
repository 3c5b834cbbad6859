import type { z } from "zod";
import type { Services } from "#server/domains/request-context.ts";
import { onEvent } from "#server/platform/events.ts";
import type { DomainEvent, Reaction } from "#server/platform/events.ts";
import type { Log } from "#server/platform/log.ts";
import { paymentDiffers, paymentReversed, paymentSettled } from "./events.ts";
import { sendDifferenceMail, sendPaymentMail, sendReversalMail } from "./send-payment-mails.ts";

interface ReactionServices extends Services {
  readonly log: Log;
}

export const paymentReactions: readonly Reaction<ReactionServices>[] = [
  onEvent(paymentSettled, "payments.confirm-by-mail", sendPaymentMail),
  // Staff must settle these by hand, so they are logged as errors although nothing failed.
  onEvent(paymentDiffers, "payments.log-difference", async (_tx, services, event) =>
    logError(services, event, "a payment differs from its order: nothing was credited"),
  ),
  onEvent(paymentDiffers, "payments.mail-difference", sendDifferenceMail),
  onEvent(paymentReversed, "payments.log-reversal", async (_tx, services, event) =>
    logError(services, event, "a payment was refunded or charged back, or no longer is"),
  ),
  onEvent(paymentReversed, "payments.mail-reversal", sendReversalMail),
];

type Reported = z.output<typeof paymentDiffers.data> | z.output<typeof paymentReversed.data>;

function logError(
  { log }: ReactionServices,
  { site, at, data }: DomainEvent<Reported>,
  message: string,
): void {
  log.error({ site, at, ...data }, message);
}
