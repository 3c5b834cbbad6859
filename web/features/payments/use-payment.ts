import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { transactionQuery, transactionsQuery } from "./queries.ts";
import { useApi } from "#web/page-context.ts";
import { askAgainMs } from "./ask-again.ts";
import { isFirstPurchase } from "./is-first-purchase.ts";
import { learnOfPurchase } from "./learn-of-purchase.ts";

/** A payment that is asked after until it is decided; what it changes is then asked for anew. */
export function usePayment(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: payment, error } = useSuspenseQuery({
    ...transactionQuery(api, id),
    refetchInterval: ({ state }) => askAgainMs(state.data?.status, state.dataUpdateCount),
    // Back from the bank's app the answer is wanted at once.
    refetchOnWindowFocus: ({ state }) => askAgainMs(state.data?.status, 0) !== false,
  });
  const completed = payment.status === "completed";
  const { data: list } = useQuery({ ...transactionsQuery(api, 1), enabled: completed });
  const known = useRef(completed);
  useEffect(() => {
    // A page that opens on a completed payment has asked already.
    if (!completed || known.current) return;
    known.current = true;
    void learnOfPurchase(api, queryClient);
  }, [api, queryClient, completed]);
  return { payment, error, isFirst: completed && list ? isFirstPurchase(list, id) : false };
}
