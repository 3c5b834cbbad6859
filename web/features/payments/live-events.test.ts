import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { offerKeys } from "#web/features/checkout/queries.ts";
import { createLiveEmitter } from "#web/features/live/live-handlers.ts";
import type { PageEvent } from "#web/features/live/live-handlers.ts";
import { countsKey, userKey } from "#web/site/queries.ts";
import { fakeApi } from "#tests/browser/fake-api.ts";
import { paymentLiveHandlers } from "./live-events.ts";
import { transactionKeys } from "./queries.ts";

test.each([
  [{ is: "credits" }, ["user", "offer", "transactions"]],
  [{ is: "connected" }, ["user"]],
  [{ is: "like", profile: "els" as MemberId }, []],
] as const satisfies [PageEvent, string[]][])("%j invalidates %j", (event, keys) => {
  const queryClient = new QueryClient();
  for (const queryKey of [userKey, countsKey, offerKeys.all, transactionKeys.all]) {
    queryClient.setQueryData([...queryKey], {});
  }
  const api = fakeApi({ "GET /api/user.php": () => new Promise(() => undefined) });
  createLiveEmitter([paymentLiveHandlers], { api, queryClient, ownId: "me" as MemberId })(event);
  const stale = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => query.queryKey.join(" "));
  expect(stale).toEqual(keys);
});
