import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countsQuery, userQuery } from "#web/site/queries.ts";
import { likesQuery } from "#web/features/likes/queries.ts";
import { answering } from "#tests/fake-api.ts";
import type { Answers } from "#tests/fake-api.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { refetchRegularly } from "./keep-fresh.tsx";
import { chatsQuery } from "#web/features/chat/queries.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const USER = "GET /api/user.php";
const lists = ["GET /api/counts", "GET /api/chats.php", "GET /api/likes.php"];

/** A page with user, counts, chats and likes on the screen; `asked` is what it asks for from then on. */
async function page() {
  const asked: string[] = [];
  let answerUser = () => {};
  const answers: Answers = {
    [USER]: async () => {
      await new Promise<void>((resolve) => (answerUser = resolve));
      return { user: aUser() };
    },
    "GET /api/counts": () => ({ messages: 0, likes: 0 }),
    "GET /api/chats.php": () => ({ chats: [] }),
    "GET /api/likes.php": () => ({ profiles: [], liked_by: [] }),
  };
  const api = answering(answers, (key) => asked.push(key));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const nothing = () => undefined;
  const observers = [
    new QueryObserver(queryClient, userQuery(api)).subscribe(nothing),
    new QueryObserver(queryClient, countsQuery(api)).subscribe(nothing),
    new QueryObserver(queryClient, chatsQuery(api)).subscribe(nothing),
    new QueryObserver(queryClient, likesQuery(api)).subscribe(nothing),
  ];
  await vi.advanceTimersByTimeAsync(0);
  answerUser();
  await vi.advanceTimersByTimeAsync(0);
  asked.length = 0;
  const end = refetchRegularly(queryClient);
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
