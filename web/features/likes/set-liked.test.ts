import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { memberKey } from "#web/features/profiles/queries.ts";
import { beginLoad } from "#tests/browser/begin-load.ts";
import { aProfile } from "#tests/wire/a-profile.ts";
import { storeLiked } from "./set-liked.ts";

test("a profile that was loading before a like does not undo it", async () => {
  const queryClient = new QueryClient();
  const before = aProfile({ liked: false });
  const key = memberKey(before.id);
  queryClient.setQueryData(key, before);
  const load = beginLoad(queryClient, key);
  storeLiked(queryClient, before.id, { liked: true });
  load.answer(before);
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(key)?.liked).toBe(true);
  // The load that began again.
  expect(load.waiting).toHaveLength(1);
});
