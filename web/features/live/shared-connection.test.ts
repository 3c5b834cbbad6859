import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { fakeTab } from "#tests/browser/fake-tab.ts";
import { shareLiveConnection } from "./shared-connection.ts";
import type { TabEnvironment } from "./shared-connection.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The tabs of one browser, with the real locks and channels of Node. */
function aBrowser(change: Partial<TabEnvironment> = {}) {
  const name = randomUUID();
  const open = (visibilityState: "visible" | "hidden" = "visible") => {
    const received: string[] = [];
    const { environment: fake, ...tab } = fakeTab(visibilityState);
    let checks = 0;
    const environment: TabEnvironment = {
      ...fake,
      locks: navigator.locks,
      openChannel: (channel) => new BroadcastChannel(channel),
      ...change,
    };
    const stop = shareLiveConnection(environment, name, {
      onEvent: (event) => void received.push(event.is),
      onOpen: () => void received.push("open"),
      onClose: (code) => void received.push(`close ${code}`),
      onMissed: () => void received.push("missed"),
      isStillLoggedIn: () => {
        checks += 1;
        return Promise.resolve(false);
      },
    });
    stops.push(stop);
    return {
      ...tab,
      received,
      stop,
      checks: () => checks,
      // Some set another.
      runTimers: () => [...tab.timers].forEach(() => tab.runTimer()),
    };
  };
  return { open };
}

/** Two tabs, of which the first leads with an open connection. */
async function twoTabs(first?: "hidden") {
  const { open } = aBrowser();
  const leader = open(first);
  await expect.poll(() => leader.sockets).toHaveLength(1);
  leader.last().opens();
  const other = open();
  await expect.poll(() => other.received).toEqual(["open"]);
  return { leader, other };
}

test("tabs share one connection and its events", async () => {
  const { leader, other } = await twoTabs();
  leader.last().receives('{"is":"credits"}');
  leader.last().receives('{"is":"missed"}');
  leader.runTimers();
  await expect.poll(() => other.received).toEqual(["open", "credits", "missed"]);
  expect(leader.received).toEqual(["open", "credits", "missed"]);
  expect(other.sockets).toEqual([]);
});

test("all tabs learn that the connection was lost and is back", async () => {
  const { leader, other } = await twoTabs();
  leader.last().breaks(1006);
  leader.runTimers();
  leader.last().opens();
  const expected = ["open", "close 1006", "open"];
  await expect.poll(() => other.received).toEqual(expected);
  expect(leader.received).toEqual(expected);
});

test("when the leading tab closes, the next connects, and loads what it missed", async () => {
  const { leader, other } = await twoTabs();
  leader.stop();
  await expect.poll(() => other.sockets).toHaveLength(1);
  other.last().opens();
  expect(other.received).toEqual(["open", "open"]);
  expect(leader.last().readyState).toBe(3);
});

test("a visible tab takes over from a hidden one that has no connection", async () => {
  const { leader, other } = await twoTabs("hidden");
  leader.last().breaks(1006);
  await expect.poll(() => other.received).toEqual(["open", "close 1006"]);
  other.runTimers();
  await expect.poll(() => other.sockets).toHaveLength(1);
  other.last().opens();
  expect(other.received.at(-1)).toBe("open");
  await expect.poll(() => leader.received.at(-1)).toBe("open");
});

test("a visible tab leaves a visible one to reconnect by itself", async () => {
  const { leader, other } = await twoTabs();
  leader.last().breaks(1006);
  await expect.poll(() => other.received).toEqual(["open", "close 1006"]);
  await expect.poll(() => other.timers.size).toBe(0);
  expect(other.sockets).toEqual([]);
});

test("every tab checks its session when the session ended", async () => {
  const { leader, other } = await twoTabs();
  leader.last().breaks(4401);
  leader.runTimers();
  await expect.poll(() => [leader.checks(), other.checks()]).toEqual([1, 1]);
});

test("a closed tab receives nothing more and leaves no lock", async () => {
  const { leader, other } = await twoTabs();
  other.stop();
  leader.last().receives('{"is":"credits"}');
  leader.stop();
  await expect
    .poll(async () => (await navigator.locks.query()).held?.map(({ mode }) => mode))
    .toEqual([]);
  expect(other.received).toEqual(["open"]);
});

test.each([
  ["locks", { locks: undefined }],
  ["channels", { openChannel: undefined }],
])("a browser without %s has a connection for each tab", (_, change) => {
  const { open } = aBrowser(change);
  const tabs = [open(), open()];
  expect(tabs.map(({ sockets }) => sockets.length)).toEqual([1, 1]);
});
