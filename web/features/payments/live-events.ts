import { offerKeys } from "#web/features/checkout/queries.ts";
import type { LiveHandlers } from "#web/features/live/live-handlers.ts";
import { userKey } from "#web/site/queries.ts";
import { invalidate } from "#web/api/query-key.ts";
import { refreshAfterPayment } from "./refresh-after-payment.ts";
import { transactionKeys } from "./queries.ts";

export const paymentLiveHandlers: LiveHandlers = {
  credits(_, { api, queryClient }) {
    invalidate(queryClient, userKey, transactionKeys.all, offerKeys.all);
    // The payment may have started or ended Premium. If this fails, the next user load catches up.
    refreshAfterPayment(api, queryClient).catch(() => undefined);
  },
  connected(_, { queryClient }) {
    invalidate(queryClient, userKey);
  },
};
