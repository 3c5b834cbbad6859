import { expect, test } from "vitest";
import type { ConversationId } from "#contract/shared/ids.ts";
import { pendingRemovals } from "./pending-removals.ts";

const [first, second] = ["first", "second"] as ConversationId[] as [ConversationId, ConversationId];
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test("settles only after the last pending removal", async () => {
  let settled = false;
  pendingRemovals.add(first);
  pendingRemovals.add(second);
  const waiting = pendingRemovals.settled().then(() => (settled = true));
  pendingRemovals.delete(first);
  await nextTask();
  expect(settled).toBe(false);
  pendingRemovals.delete(second);
  await waiting;
  expect(settled).toBe(true);
});

test("settles at once if no removal is pending", async () => {
  await expect(pendingRemovals.settled()).resolves.toBeUndefined();
});
