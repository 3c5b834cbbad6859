import { expect, test } from "vitest";
import type { LiveEvent } from "#contract/live.ts";
import { SILENT_MS, keepLiveConnection, reconnectDelayMs } from "./live-connection.ts";
import type { LiveEnvironment } from "./live-connection.ts";

class Socket extends EventTarget {
  readyState: 0 | 1 | 3 = 0;
  closed = false;
  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  receives(data: string) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  breaks(code: number) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
  close() {
    this.closed = true;
    this.readyState = 3;
  }
}

function browser(isStillLoggedIn: () => Promise<boolean> = () => Promise.resolve(false)) {
  const sockets: Socket[] = [];
  const received: string[] = [];
  const timers = new Map<number, { run: () => void; ms: number }>();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  const events = new EventTarget();
  const clock = { now: 0 };
  const environment = {
    open: () => {
      const socket = new Socket();
      sockets.push(socket);
      return socket;
    },
    page,
    window: Object.assign(events, {
      setTimeout: (run: () => void, ms: number) => {
        timers.set(timers.size + 1, { run, ms });
        return timers.size;
      },
      clearTimeout: (id: number) => void timers.delete(id),
    }),
    now: () => clock.now,
    random: () => 0.5,
  } satisfies LiveEnvironment;
  const stop = keepLiveConnection(environment, {
    onEvent: (event: LiveEvent) => void received.push(event.is),
    onOpen: (again) => void received.push(again ? "open again" : "open"),
    onClose: () => void received.push("close"),
    isStillLoggedIn,
  });
  const last = () => sockets.at(-1) ?? new Socket();
  const runTimer = () => {
    const [[id, timer] = []] = [...timers];
    if (id === undefined || !timer) throw new Error("no timer is set");
    timers.delete(id);
    timer.run();
    return timer.ms;
  };
  const show = () => page.dispatchEvent(new Event("visibilitychange"));
  const online = () => events.dispatchEvent(new Event("online"));
  return { sockets, received, timers, last, runTimer, show, online, clock, stop };
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

test("reconnects after growing delays and reports that it was closed before", () => {
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
  expect(received.at(-1)).toBe("open again");
  last().breaks(1006);
  expect(runTimer()).toBe(1_000);
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
  expect(received).toEqual(["open", "open again"]);
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
  expect(received).toEqual(["open", "close", "open again"]);
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
