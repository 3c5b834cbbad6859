import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi } from "#tests/browser/fake-api.ts";
import { readPushState } from "./push-state.ts";
import { refreshPush } from "./refresh-push.ts";
import { isPushUndecided, storedPush } from "./stored-push.ts";
import { denyPush, subscribePush } from "./subscribe-push.ts";

/** Base64url of the bytes 0 1 2 3. */
const KEY = "AAECAw";
const STORE = "POST /api/user.php?push=1";

interface Device {
  readonly permission?: NotificationPermission;
  /** What the member answers to the browser's question. */
  readonly answers?: NotificationPermission;
  readonly hasPush?: boolean;
}

/** A browser with its own storage. Returns what the server got, and its subscriptions. */
function aDevice({ permission = "default", answers = "granted", hasPush = true }: Device = {}) {
  const device = { permission, made: 0, current: null as string | null, key: [0, 1, 2, 3] };
  const subscription = (endpoint: string) => ({
    options: { applicationServerKey: Uint8Array.from(device.key).buffer },
    toJSON: () => ({ endpoint }),
    unsubscribe: async () => ((device.current = null), true),
  });
  const pushManager = {
    subscribe: async () => subscription((device.current = `push-${(device.made += 1)}`)),
    getSubscription: async () => (device.current === null ? null : subscription(device.current)),
  };
  const registration = { pushManager };
  const notification = {
    get permission() {
      return device.permission;
    },
    requestPermission: async () => (device.permission = answers),
  };
  const storage = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
  };
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("window", {
    Notification: notification,
    ...(hasPush && { PushManager: {} }),
  });
  vi.stubGlobal("navigator", {
    serviceWorker: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  const stored: string[] = [];
  const api = fakeApi({ [STORE]: ({ body }) => void stored.push(body.subscription) });
  return { device, api, stored, aNewTab: () => vi.stubGlobal("sessionStorage", storage()) };
}

beforeEach(() => void vi.unstubAllGlobals());
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["a browser with push", {}, KEY, true],
  ["a browser without push", { hasPush: false }, KEY, false],
  ["a site that sends no push", {}, null, false],
] as const)("%s: capable or not", (_, device, key, capable) => {
  aDevice(device);
  expect(readPushState(key).capable).toBe(capable);
  expect(isPushUndecided(key)).toBe(capable);
});

test("a member subscribes, and what is stored is the subscription as JSON", async () => {
  const { api, stored } = aDevice();
  expect(readPushState(KEY).permission).toBe("not subscribed");
  expect(await subscribePush(api, KEY)).toBe(true);
  expect(readPushState(KEY).permission).toBe("subscribed");
  expect(stored).toEqual(['{"endpoint":"push-1"}']);
  expect(storedPush.get()).toBe(stored[0]);
  expect(isPushUndecided(KEY)).toBe(false);
});

test.each(["by the browser's question", "by the button"])(
  "a member denies push %s, and what is stored is `denied`",
  async (how) => {
    const { api, stored, device } = aDevice({ answers: "denied" });
    if (how === "by the button") await denyPush(api);
    else expect(await subscribePush(api, KEY)).toBe(false);
    expect(readPushState(KEY).permission).toBe("denied");
    expect(stored).toEqual(["denied"]);
    expect(storedPush.get()).toBe("denied");
    expect(device.current).toBeNull();
    expect(isPushUndecided(KEY)).toBe(false);
  },
);

test("a member who closes the question is not subscribed, and can be asked again", async () => {
  const { api, stored } = aDevice({ answers: "default" });
  expect(await subscribePush(api, KEY)).toBe(false);
  expect(readPushState(KEY).permission).toBe("not subscribed");
  expect(stored).toEqual([]);
  expect(isPushUndecided(KEY)).toBe(true);
});

test("any other stored text counts as undecided", () => {
  aDevice();
  localStorage.setItem("member:push", JSON.stringify("granted"));
  expect(storedPush.get()).toBeNull();
  expect(isPushUndecided(KEY)).toBe(true);
});

test("notifications that the browser blocks count as denied", () => {
  aDevice({ permission: "denied" });
  expect(readPushState(KEY).permission).toBe("denied");
  expect(isPushUndecided(KEY)).toBe(false);
});

test("each tab stores the subscription with the server once more", async () => {
  const { api, stored, aNewTab } = aDevice();
  await refreshPush(api, KEY);
  expect(stored).toEqual([]);
  await subscribePush(api, KEY);
  await refreshPush(api, KEY);
  await refreshPush(api, KEY);
  expect(stored).toHaveLength(2);
  aNewTab();
  await refreshPush(api, KEY);
  expect(new Set(stored)).toEqual(new Set(['{"endpoint":"push-1"}']));
  expect(stored).toHaveLength(3);
});

test.each(["lost", "made with another key"])(
  "a subscription that is %s is replaced",
  async (what) => {
    const { api, stored, device } = aDevice();
    await subscribePush(api, KEY);
    if (what === "lost") device.current = null;
    else device.key = [9, 9];
    await refreshPush(api, KEY);
    expect(stored).toEqual(['{"endpoint":"push-1"}', '{"endpoint":"push-2"}']);
  },
);

test("a member who took back the permission can be asked again", async () => {
  const { api, device } = aDevice();
  await subscribePush(api, KEY);
  device.permission = "default";
  await refreshPush(api, KEY);
  expect(isPushUndecided(KEY)).toBe(true);
});
