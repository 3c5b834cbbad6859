import type { Parts } from "#server/domains/call.ts";
import { reaction } from "#server/platform/facts.ts";
import type { Reaction } from "#server/platform/facts.ts";
import { paymentSettled } from "./facts.ts";
import { sendPaymentMail } from "./send-payment-mail.ts";

export const paymentReactions: readonly Reaction<Parts>[] = [
  reaction(paymentSettled, "payments.confirm-by-mail", async (tx, parts: Parts, fact) => {
    const site = (await parts.sites.all()).find(({ id }) => id === fact.site);
    if (site) await sendPaymentMail(tx, parts, site, { ...fact.data, at: fact.at });
  }),
];
