import { PaymentUnavailable } from "./port.ts";
import type { PaymentProvider } from "./port.ts";

/** Where no provider is set up: nothing is offered and nothing can be paid. */
export const noPayment: PaymentProvider = {
  id: "none",
  offers: async () => [],
  create: () => Promise.reject(new PaymentUnavailable("no payment provider is set up")),
  get: () => Promise.reject(new PaymentUnavailable("no payment provider is set up")),
  parseWebhook: async () => [],
};
