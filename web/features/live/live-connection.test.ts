import { expect, test } from "vitest";
import type { LiveEvent } from "#contract/live.ts";
import { SILENT_MS, keepLiveConnection, waitMs } from "./live-connection.ts";
import type { LiveSurroundings } from "./live-connection.ts";

class Socket extends EventTarget {
  readyState: 0 | 1 | 3 = 0;
  closed = false;
  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  says(data: string) {
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

function browser(goesOn: () => Promise<boolean> = () => Promise.resolve(false)) {
  const sockets: Socket[] = [];
  const heard: string[] = [];
  const timers = new Map<number, { run: () => void; ms: number }>();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  const events = new EventTarget();
  const clock = { now: 0 };
  const around = {
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
    chance: () => 0.5,
  } satisfies LiveSurroundings;
  const stop = keepLiveConnection(around, {
    onEvent: (event: LiveEvent) => void heard.push(event.is),
    onOpen: (missed) => void heard.push(missed ? "open again" : "open"),
    onClose: () => void heard.push("close"),
    goesOn,
  });
  const last = () => sockets.at(-1) ?? new Socket();
  const later = () => {
    const [[id, timer] = []] = [...timers];
    if (id === undefined || !timer) throw new Error("nothing is planned");
    timers.delete(id);
    timer.run();
    return timer.ms;
  };
  const wake = () => page.dispatchEvent(new Event("visibilitychange"));
  const online = () => events.dispatchEvent(new Event("online"));
  return { sockets, heard, timers, last, later, wake, online, clock, stop };
}

const aMoment = () => new Promise((done) => setTimeout(done));

test("events are heard, and what nobody understands is not", () => {
  const { heard, last } = browser();
  last().opens();
  last().says('{"is":"credits"}');
  last().says("not json");
  last().says('"text"');
  expect(heard).toEqual(["open", "credits"]);
});

test("a broken connection comes back, later and later, and says that it was away", () => {
  const { heard, last, later } = browser();
  last().opens();
  last().breaks(1006);
  const waits = [later()];
  last().breaks(1006);
  waits.push(later());
  last().breaks(1006);
  waits.push(later());
  last().opens();
  expect(waits).toEqual([1_000, 2_000, 4_000]);
  expect(heard.at(-1)).toBe("open again");
  last().breaks(1006);
  expect(later()).toBe(1_000);
});

test("the waits grow to a minute and are spread", () => {
  expect(waitMs(20, 0.5)).toBe(60_000);
  expect(waitMs(0, 0)).toBe(500);
  expect(waitMs(0, 1)).toBe(1_500);
});

test("the network or the page coming back does not wait", () => {
  const { sockets, last, timers, online, wake } = browser();
  last().breaks(1006);
  online();
  expect(sockets).toHaveLength(2);
  expect(timers.size).toBe(0);
  last().breaks(1006);
  wake();
  expect(sockets).toHaveLength(3);
});

test("waking keeps a connection that spoke lately, and replaces one that was long silent", () => {
  const { sockets, heard, last, wake, clock } = browser();
  const first = last();
  first.opens();
  clock.now = SILENT_MS;
  wake();
  expect(sockets).toHaveLength(1);
  clock.now = SILENT_MS + 1;
  wake();
  expect(sockets).toHaveLength(2);
  expect(first.closed).toBe(true);
  last().opens();
  first.says('{"is":"credits"}');
  expect(heard).toEqual(["open", "open again"]);
});

test("after she logged out it stays closed", async () => {
  const { sockets, last, later, timers, wake } = browser();
  last().opens();
  last().breaks(4401);
  later();
  await aMoment();
  wake();
  expect(timers.size).toBe(0);
  expect(sockets).toHaveLength(1);
});

test("a page that logs out itself does not ask whether she goes on", () => {
  const { last, timers, stop } = browser(() => Promise.reject(new Error("asked")));
  last().opens();
  last().breaks(4401);
  expect(timers.size).toBe(1);
  stop();
  expect(timers.size).toBe(0);
});

test("a session that ended because the same member logged in anew is followed by another", async () => {
  const { sockets, heard, last, later } = browser(() => Promise.resolve(true));
  last().opens();
  last().breaks(4401);
  later();
  await aMoment();
  last().opens();
  expect(sockets).toHaveLength(2);
  expect(heard).toEqual(["open", "close", "open again"]);
});

test("woken while it asks whether she goes on, it does not come back a second time", async () => {
  const { sockets, last, later, timers, wake } = browser(() =>
    Promise.reject(new Error("no answer")),
  );
  last().opens();
  last().breaks(4401);
  later();
  wake();
  await aMoment();
  expect(sockets).toHaveLength(2);
  expect(timers.size).toBe(0);
});

test("a page too many comes back only when it is looked at", () => {
  const { sockets, last, timers, wake } = browser();
  last().opens();
  last().breaks(4409);
  expect(timers.size).toBe(0);
  wake();
  expect(sockets).toHaveLength(2);
});

test("stopping closes it and nothing wakes it", () => {
  const { sockets, last, wake, online, stop } = browser();
  last().opens();
  stop();
  wake();
  online();
  expect(last().closed).toBe(true);
  expect(sockets).toHaveLength(1);
});
