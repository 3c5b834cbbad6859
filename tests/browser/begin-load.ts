import { QueryObserver } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#web/api/query-key.ts";
import type { KeyOf } from "#web/api/query-key.ts";

/** Begins a load of a query that has data; `answer` ends the oldest load that waits. */
export function beginLoad<Data>(queryClient: QueryClient, queryKey: KeyOf<Data>) {
  const waiting: ((data: Data) => void)[] = [];
  const queryFn = () => new Promise<Data>((resolve) => waiting.push(resolve));
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity });
  observer.subscribe(() => undefined);
  invalidate(queryClient, queryKey);
  return { answer: (data: Data) => waiting.shift()?.(data), waiting };
}
