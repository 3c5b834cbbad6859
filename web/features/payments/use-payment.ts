import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { transactionQuery, transactionsQuery } from "./queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { pollIntervalMs } from "./poll-interval.ts";
import { isFirstPurchase } from "./is-first-purchase.ts";
import { refreshAfterPayment } from "./refresh-after-payment.ts";

/** Polls a payment until it is decided, then refreshes the data it affects. */
export function usePayment(id: string) {
  const { api, queryClient } = usePageContext();
  const { data: payment, error } = useSuspenseQuery({
    ...transactionQuery(api, id),
    refetchInterval: ({ state }) => pollIntervalMs(state.data, state.dataUpdateCount),
    // A member who returns from the bank's app expects the result at once.
    refetchOnWindowFocus: ({ state }) => pollIntervalMs(state.data, 0) !== false,
  });
  const completed = payment.status === "completed";
  const { data: list } = useQuery({ ...transactionsQuery(api, 1), enabled: completed });
  const known = useRef(completed);
  useEffect(() => {
    // A page opened on a completed payment is already fresh.
    if (!completed || known.current) return;
    known.current = true;
    void refreshAfterPayment(api, queryClient);
  }, [api, queryClient, completed]);
  return { payment, error, isFirst: completed && list ? isFirstPurchase(list, id) : false };
}
