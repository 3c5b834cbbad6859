import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi } from "#tests/browser/fake-api.ts";
import type { Answers } from "#tests/browser/fake-api.ts";
import { stubStorage } from "#tests/browser/stub-storage.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { chatsQuery } from "#web/features/chat/queries.ts";
import { likesQuery } from "#web/features/likes/queries.ts";
import { countsQuery, userQuery } from "#web/site/queries.ts";
import { startRefetching } from "./refetching.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const USER = "GET /api/user.php";
const COUNTS = "GET /api/counts";
const CHATS = "GET /api/chats.php";
const LIKES = "GET /api/likes.php";

/** A member's page that shows user and counts; `calls` are the requests from then on. */
async function page() {
  const calls: string[] = [];
  let answerUser = () => {};
  const answers: Answers = {
    [USER]: async () => {
      await new Promise<void>((resolve) => (answerUser = resolve));
      return { user: aUser() };
    },
    [COUNTS]: () => ({ messages: 0, likes: 0 }),
    [CHATS]: () => ({ chats: [] }),
    [LIKES]: () => ({ profiles: [], liked_by: [] }),
  };
  const api = fakeApi(answers, (key) => calls.push(key));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const unsubscribe = [
    new QueryObserver(queryClient, userQuery(api)).subscribe(() => undefined),
    new QueryObserver(queryClient, countsQuery(api)).subscribe(() => undefined),
  ];
  await vi.advanceTimersByTimeAsync(0);
  answerUser();
  await vi.advanceTimersByTimeAsync(0);
  const stop = startRefetching(queryClient);
  const leave = () => {
    stop();
    for (const end of unsubscribe) end();
  };
  calls.length = 0;
  return { api, queryClient, calls, leave, answerUser: () => answerUser() };
}

async function pass(milliseconds: number, { answerUser }: { readonly answerUser: () => void }) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  answerUser();
  await vi.advanceTimersByTimeAsync(0);
}

test("the user is fetched 5 s after the page has loaded, and every 60 s from then on", async () => {
  const open = await page();
  const fetchesAfter = async (milliseconds: number) => {
    await pass(milliseconds, open);
    return open.calls.filter((key) => key === USER).length;
  };
  expect(await fetchesAfter(4_999)).toBe(0);
  expect(await fetchesAfter(1)).toBe(1);
  expect(await fetchesAfter(59_999)).toBe(1);
  expect(await fetchesAfter(1)).toBe(2);
  expect(await fetchesAfter(60_000)).toBe(3);
  open.leave();
  expect(await fetchesAfter(600_000)).toBe(3);
});

test("chats and likes that the page has loaded are fetched after the user, on screen or not", async () => {
  const open = await page();
  await open.queryClient.fetchQuery(chatsQuery(open.api));
  await open.queryClient.fetchQuery(likesQuery(open.api));
  open.calls.length = 0;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(open.calls).toEqual([USER]);
  open.answerUser();
  await vi.advanceTimersByTimeAsync(0);
  expect(open.calls.slice(1).toSorted()).toEqual([CHATS, COUNTS, LIKES]);
  open.leave();
});

test("chats and likes that were never loaded are not fetched", async () => {
  const open = await page();
  await pass(5_000, open);
  expect(open.calls).toEqual([USER, COUNTS]);
  const show = new QueryObserver(open.queryClient, chatsQuery(open.api)).subscribe(() => undefined);
  expect(open.calls).toEqual([USER, COUNTS, CHATS]);
  show();
  open.leave();
});

test("on a device that gets push the user is fetched every 300 seconds", async () => {
  stubStorage("localStorage", { "member:push": JSON.stringify('{"endpoint":"https://push"}') });
  const open = await page();
  const fetchesAfter = async (ms: number) => {
    await pass(ms, open);
    return open.calls.filter((key) => key === USER).length;
  };
  expect(await fetchesAfter(5_000)).toBe(1);
  expect(await fetchesAfter(299_999)).toBe(1);
  expect(await fetchesAfter(1)).toBe(2);
  open.leave();
});
