import { expect, test } from "vitest";
import type { ConversationId } from "#contract/ids.ts";
import { removals } from "./pending-removals.ts";

const [one, other] = ["one", "other"] as ConversationId[] as [ConversationId, ConversationId];
const aMoment = () => new Promise((done) => setTimeout(done));

test("who waits for the removals to settle waits for the last of them", async () => {
  let settled = false;
  removals.begin(one);
  removals.begin(other);
  const waiting = removals.settled().then(() => (settled = true));
  removals.end(one);
  await aMoment();
  expect(settled).toBe(false);
  removals.end(other);
  await waiting;
  expect(settled).toBe(true);
});

test("where nothing is being removed nobody waits", async () => {
  await expect(removals.settled()).resolves.toBeUndefined();
});
