import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { createLiveEmitter } from "#web/features/live/live-handlers.ts";
import type { PageEvent } from "#web/features/live/live-handlers.ts";
import { memberKey } from "#web/features/profiles/queries.ts";
import { countsKey, userKey } from "#web/site/queries.ts";
import { fakeApi } from "#tests/browser/fake-api.ts";
import { likesLiveHandlers } from "./live-events.ts";
import { likesKey } from "./queries.ts";

const els = "els" as MemberId;

test.each([
  [{ is: "like", profile: els }, ["counts", "likes", `member ${els}`]],
  [{ is: "match", profile: els }, ["counts", "likes", `member ${els}`]],
  [{ is: "connected" }, ["likes"]],
  [{ is: "credits" }, []],
] as const satisfies [PageEvent, string[]][])("%j invalidates %j", (event, keys) => {
  const queryClient = new QueryClient();
  for (const queryKey of [userKey, countsKey, likesKey, memberKey(els)]) {
    queryClient.setQueryData([...queryKey], {});
  }
  const page = { api: fakeApi({}), queryClient, ownId: "me" as MemberId };
  createLiveEmitter([likesLiveHandlers], page)(event);
  const stale = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => query.queryKey.join(" "));
  expect(stale).toEqual(keys);
});
