import { expect, test } from "vitest";
import type { LiveEvent } from "#contract/live.ts";
import { fakeTab } from "#tests/browser/fake-tab.ts";
import { SILENT_MS, keepLiveConnection, reconnectDelayMs } from "./live-connection.ts";

function browser(isStillLoggedIn: () => Promise<boolean> = () => Promise.resolve(false)) {
  const received: string[] = [];
  const { environment, ...tab } = fakeTab();
  const stop = keepLiveConnection(environment, {
    onEvent: (event: LiveEvent) => void received.push(event.is),
    onOpen: () => void received.push("open"),
    onClose: () => void received.push("close"),
    onMissed: () => void received.push("missed"),
    isStillLoggedIn,
  });
  return { ...tab, received, stop };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test("passes events on and drops messages it cannot parse", () => {
  const { received, last } = browser();
  last().opens();
  last().receives('{"is":"credits"}');
  last().receives("not json");
  last().receives('"text"');
  expect(received).toEqual(["open", "credits"]);
});

test("reconnects after growing delays and reports each opening", () => {
  const { received, last, runTimer } = browser();
  last().opens();
  last().breaks(1006);
  const delays = [runTimer()];
  last().breaks(1006);
  delays.push(runTimer());
  last().breaks(1006);
  delays.push(runTimer());
  last().opens();
  expect(delays).toEqual([1_000, 2_000, 4_000]);
  expect(received.at(-1)).toBe("open");
  last().breaks(1006);
  expect(runTimer()).toBe(1_000);
});

test("reports missed events once, after a moment that differs for each page", () => {
  const { received, last, runTimer, timers, stop } = browser();
  last().opens();
  last().receives('{"is":"missed"}');
  last().receives('{"is":"missed"}');
  expect(received).toEqual(["open"]);
  expect(runTimer()).toBe(2_000);
  expect(received).toEqual(["open", "missed"]);
  last().receives('{"is":"missed"}');
  stop();
  expect(timers.size).toBe(0);
});

test("delays grow to a minute, with jitter", () => {
  expect(reconnectDelayMs(20, 0.5)).toBe(60_000);
  expect(reconnectDelayMs(0, 0)).toBe(500);
  expect(reconnectDelayMs(0, 1)).toBe(1_500);
});

test("reconnects at once when the network or the page comes back", () => {
  const { sockets, last, timers, online, show } = browser();
  last().breaks(1006);
  online();
  expect(sockets).toHaveLength(2);
  expect(timers.size).toBe(0);
  last().breaks(1006);
  show();
  expect(sockets).toHaveLength(3);
});

test("a page that becomes visible keeps an active connection and replaces a silent one", () => {
  const { sockets, received, last, show, clock } = browser();
  const first = last();
  first.opens();
  clock.now = SILENT_MS;
  show();
  expect(sockets).toHaveLength(1);
  clock.now = SILENT_MS + 1;
  show();
  expect(sockets).toHaveLength(2);
  expect(first.closed).toBe(true);
  last().opens();
  first.receives('{"is":"credits"}');
  expect(received).toEqual(["open", "open"]);
});

test("stays closed after the member logged out", async () => {
  const { sockets, last, runTimer, timers, show } = browser();
  last().opens();
  last().breaks(4401);
  runTimer();
  await nextTask();
  show();
  expect(timers.size).toBe(0);
  expect(sockets).toHaveLength(1);
});

test("does not check the session on the page that logged out", () => {
  const { last, timers, stop } = browser(() => Promise.reject(new Error("session checked")));
  last().opens();
  last().breaks(4401);
  expect(timers.size).toBe(1);
  stop();
  expect(timers.size).toBe(0);
});

test("reconnects if the same member has logged in again", async () => {
  const { sockets, received, last, runTimer } = browser(() => Promise.resolve(true));
  last().opens();
  last().breaks(4401);
  runTimer();
  await nextTask();
  last().opens();
  expect(sockets).toHaveLength(2);
  expect(received).toEqual(["open", "close", "open"]);
});

test("does not reconnect twice if the page becomes visible while the session is checked", async () => {
  const { sockets, last, runTimer, timers, show } = browser(() =>
    Promise.reject(new Error("no answer")),
  );
  last().opens();
  last().breaks(4401);
  runTimer();
  show();
  await nextTask();
  expect(sockets).toHaveLength(2);
  expect(timers.size).toBe(0);
});

test("a socket closed for too many pages reconnects only when its page becomes visible", () => {
  const { sockets, last, timers, show } = browser();
  last().opens();
  last().breaks(4409);
  expect(timers.size).toBe(0);
  show();
  expect(sockets).toHaveLength(2);
});

test("does not reconnect after it was stopped", () => {
  const { sockets, last, show, online, stop } = browser();
  last().opens();
  stop();
  show();
  online();
  expect(last().closed).toBe(true);
  expect(sockets).toHaveLength(1);
});
