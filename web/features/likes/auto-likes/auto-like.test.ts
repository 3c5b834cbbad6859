import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { User } from "#contract/accounts.ts";
import { fakeApi } from "#tests/browser/fake-api.ts";
import { aCard } from "#tests/wire/a-card.ts";
import { aUser, marjolein } from "#tests/wire/a-user.ts";
import { countsKey, userKey } from "#web/site/queries.ts";
import { startAutoLike } from "./auto-like.ts";
import { popups } from "#web/features/likes/popups/popup-store.ts";
import { likesKey } from "#web/features/likes/queries.ts";

const liker = aCard({ is: "fictional", name: "Els" });
let stop: () => void;
const reload = (key: readonly unknown[] = []) => `reload ${key.join(" ")}`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A member's page at an address; returns what it asked and reloaded, and when. */
function open(
  pathname: string,
  status: User["status"] = "active",
  answer = () => liker as typeof liker | undefined,
) {
  vi.stubGlobal("location", { pathname });
  const queryClient = new QueryClient();
  queryClient.setQueryData(userKey, aUser({ status }));
  const events: string[] = [];
  const api = fakeApi({
    "GET /api/auto-like.php": () => {
      events.push("asked");
      return answer();
    },
  });
  vi.spyOn(queryClient, "invalidateQueries").mockImplementation(({ queryKey } = {}) => {
    events.push(reload(queryKey));
    return Promise.resolve();
  });
  stop = startAutoLike({ api, queryClient, ownId: marjolein });
  return { events, queryClient };
}

test("likes and counts reload 500 ms after an automatic like, which is shown at once", async () => {
  const { events } = open("/members");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(popups.first(["new-like"])).toEqual({ is: "new-like", member: liker });
  await vi.advanceTimersByTimeAsync(499);
  expect(events).toEqual(["asked"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(["asked", reload(likesKey), reload(countsKey)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events.filter((event) => event === "asked")).toHaveLength(1);
});

test.each([
  ["/members", true],
  [`/members/${liker.id}`, true],
  ["/chats", true],
  ["/likes", true],
  ["/likes/given", true],
  [`/likes/m/${liker.id}`, true],
  ["/premium", true],
  ["/", false],
  ["/settings", false],
  ["/signup-matches", false],
  ["/chats/1", false],
  [`/members/${liker.id}/chat`, false],
])("a member at %s is in the members' area and may be liked: %s", async (address, asks) => {
  const { events } = open(address, "active", () => undefined);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(events).toEqual(asks ? ["asked"] : []);
});

test("a member asks once the members' area is entered and the address is confirmed, not before", async () => {
  const { events, queryClient } = open("/", "not_confirmed", () => undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.stubGlobal("location", { pathname: "/likes" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(events).toEqual([]);
  queryClient.setQueryData(userKey, aUser({ status: "active" }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(events).toEqual(["asked"]);
});
