import { offerKeys } from "#web/features/checkout/queries.ts";
import type { LiveHandlers } from "#web/features/live/live-handlers.ts";
import { userKey } from "#web/site/queries.ts";
import { learnOfPurchase } from "./learn-of-purchase.ts";
import { transactionKeys } from "./queries.ts";

export const paymentLiveHandlers: LiveHandlers = {
  credits(_, { api, queryClient }) {
    for (const queryKey of [userKey, transactionKeys.all, offerKeys.all]) {
      void queryClient.invalidateQueries({ queryKey });
    }
    // The credits may have come with Premium. If this fails, the next load of the user says so.
    learnOfPurchase(api, queryClient).catch(() => undefined);
  },
  reconnected(_, { queryClient }) {
    void queryClient.invalidateQueries({ queryKey: userKey });
  },
};
