import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { geolocationPermission, readPermission } from "./use-geolocation.ts";

const browser = (parts: object) => parts as Navigator;
const allowing = (state: string) => ({
  geolocation: {},
  permissions: { query: () => Promise.resolve({ state }) },
});

test("the permission is unsupported without geolocation", async () => {
  expect(await readPermission(browser({}))).toBe("unsupported");
});

test("the permission is unknown if the browser does not answer", async () => {
  const permissions = { query: () => Promise.reject(new TypeError("no such permission")) };
  expect(await readPermission(browser({ geolocation: {}, permissions }))).toBe("unknown");
  expect(await readPermission(browser({ geolocation: {} }))).toBe("unknown");
});

test.each(["granted", "denied", "prompt"])(
  "returns the browser's permission: %s",
  async (state) => {
    expect(await readPermission(browser(allowing(state)))).toBe(state);
  },
);

test("the permission is cached for a visitor who returns", async () => {
  const queryClient = new QueryClient();
  await queryClient.fetchQuery(geolocationPermission(() => browser(allowing("denied"))));
  const silent = { geolocation: {}, permissions: { query: () => new Promise(() => undefined) } };
  const again = new QueryObserver(
    queryClient,
    geolocationPermission(() => browser(silent)),
  );
  expect(again.getCurrentResult().data).toBe("denied");
  // By default the cache drops unused data after five minutes.
  expect(again.options.gcTime).toBe(Infinity);
});
