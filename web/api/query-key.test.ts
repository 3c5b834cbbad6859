import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { beginLoad } from "#tests/browser/begin-load.ts";
import { queryKey, restartLoads, setStored } from "./query-key.ts";

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

test("what the server has stored survives a load that began before", async () => {
  const queryClient = new QueryClient();
  const key = queryKey<string>("name");
  queryClient.setQueryData(key, "old");
  const load = beginLoad(queryClient, key);
  setStored(queryClient, key, "new");
  expect(queryClient.getQueryData(key)).toBe("new");
  load.answer("old");
  load.answer("new");
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(key)).toBe("new");
});
