import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const transactionKeys = { all: queryKey<unknown>("transactions") };

/** A payment of the member. */
export const transactionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...transactionKeys.all, "one", id],
    queryFn: async () => (await api("GET /api/transactions/:id", { params: { id } })).transaction,
    staleTime: 1_000,
  });

export const transactionsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...transactionKeys.all, "page", page],
    queryFn: () => api("GET /api/transactions", { query: { page: String(page) } }),
    staleTime: 1_000,
  });
