import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { countsKey } from "#web/site/queries.ts";
import { readPushState } from "./push-state.ts";
import { startPush } from "./start-push.ts";

function aPage(setAppBadge?: (count: number) => Promise<void>) {
  const queryClient = new QueryClient();
  const serviceWorker = new EventTarget();
  const reload = vi.fn();
  const navigator = { serviceWorker, ...(setAppBadge && { setAppBadge }) };
  const stop = startPush({ queryClient, navigator, reload });
  const push = (data: unknown) =>
    serviceWorker.dispatchEvent(new MessageEvent("message", { data }));
  const count = (messages: number, likes: number) =>
    queryClient.setQueryData(countsKey, { messages, likes });
  return { stop, reload, push, count };
}

test("a pushed message reloads the page and becomes the last message of the push state", () => {
  const { stop, reload, push } = aPage();
  push({ is: "pushed", message: { title: "Een nieuw bericht bij Vonk" } });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(readPushState(null).lastMessage?.title).toBe("Een nieuw bericht bij Vonk");
  push("something else");
  stop();
  push({ is: "pushed", message: { title: "Een nieuwe like bij Vonk" } });
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the app badge is the sum of unread messages and new likes", () => {
  const setAppBadge = vi.fn(async () => undefined);
  const { count } = aPage(setAppBadge);
  count(2, 3);
  count(3, 2);
  count(0, 0);
  expect(setAppBadge.mock.calls).toEqual([[5], [0]]);
});

test("a failed update of the app badge is ignored in silence", async () => {
  const log = vi.spyOn(console, "error");
  const failed = vi.fn();
  process.on("unhandledRejection", failed);
  const { count } = aPage(() => Promise.reject(new Error("no badge here")));
  count(1, 0);
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", failed);
  expect(failed).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});
