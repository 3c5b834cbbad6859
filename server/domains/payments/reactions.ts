import type { Services } from "#server/domains/request-context.ts";
import { onEvent } from "#server/platform/events.ts";
import type { Reaction } from "#server/platform/events.ts";
import { paymentSettled } from "./events.ts";
import { sendPaymentMail } from "./send-payment-mail.ts";

export const paymentReactions: readonly Reaction<Services>[] = [
  onEvent(paymentSettled, "payments.confirm-by-mail", async (tx, services: Services, event) => {
    const site = (await services.sites.all()).find(({ id }) => id === event.site);
    if (site) await sendPaymentMail(tx, services, site, { ...event.data, at: event.at });
  }),
];
