import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Api } from "#web/api/api.ts";
import { queries } from "#web/api/queries.ts";
import { refetchRegularly } from "./keep-fresh.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const USER = "GET /api/user.php";
const lists = ["GET /api/counts", "GET /api/chats.php", "GET /api/likes.php"];

/** A page with user, counts, chats and likes on the screen; `asked` is what it asks for from then on. */
async function page() {
  const asked: string[] = [];
  let answerUser = () => {};
  const api = (async (key: string) => {
    asked.push(key);
    if (key === USER) await new Promise<void>((resolve) => (answerUser = resolve));
    return { user: {}, messages: 0, likes: 0, chats: [], profiles: [], liked_by: [] };
  }) as unknown as Api;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = [
    queries.user(api),
    queries.counts(api),
    queries.chats(api),
    queries.likes(api),
  ] as const;
  const observers = shown.map((options) =>
    new QueryObserver(queryClient, options as never).subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(0);
  answerUser();
  await vi.advanceTimersByTimeAsync(0);
  asked.length = 0;
  const end = refetchRegularly(api, queryClient);
  const leave = () => {
    end();
    for (const stop of observers) stop();
  };
  return { asked, leave, answerUser: () => answerUser() };
}

test("the user is asked for 5 s after the page stands, and every 60 s from then on", async () => {
  const { asked, leave, answerUser } = await page();
  const users = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    answerUser();
    await vi.advanceTimersByTimeAsync(0);
    return asked.filter((key) => key === USER).length;
  };
  expect(await users(4_999)).toBe(0);
  expect(await users(1)).toBe(1);
  expect(await users(59_999)).toBe(1);
  expect(await users(1)).toBe(2);
  expect(await users(60_000)).toBe(3);
  leave();
  expect(await users(600_000)).toBe(3);
});

test("after the user, and not before, chats and likes are read anew", async () => {
  const { asked, leave, answerUser } = await page();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([USER]);
  answerUser();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.slice(1).toSorted()).toEqual(lists.toSorted());
  leave();
});
