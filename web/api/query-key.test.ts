import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { beginLoad } from "#tests/begin-load.ts";
import { queryKey, restartLoads } from "./query-key.ts";

test("restarts what is loading, and leaves other queries below the same key alone", () => {
  const queryClient = new QueryClient();
  const [first, later] = [queryKey<number>("list", {}), queryKey<number>("list", { page: 2 })];
  queryClient.setQueryData(later, 0);
  queryClient.setQueryData(first, 0);
  const load = beginLoad(queryClient, first);
  queryClient.setQueryData(later, 0);
  restartLoads(queryClient, ["list"]);
  expect(load.waiting).toHaveLength(2);
  expect(queryClient.getQueryState(later)?.isInvalidated).toBe(false);
});
