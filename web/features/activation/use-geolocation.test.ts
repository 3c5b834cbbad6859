import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { geolocationPermission, readPermission } from "./use-geolocation.ts";

const browser = (parts: object) => parts as Navigator;
const says = (state: string) => ({
  geolocation: {},
  permissions: { query: () => Promise.resolve({ state }) },
});

test("without geolocation the permission is unsupported", async () => {
  expect(await readPermission(browser({}))).toBe("unsupported");
});

test("where the browser does not tell, the permission is unknown", async () => {
  const refuses = { query: () => Promise.reject(new TypeError("no such permission")) };
  expect(await readPermission(browser({ geolocation: {}, permissions: refuses }))).toBe("unknown");
  expect(await readPermission(browser({ geolocation: {} }))).toBe("unknown");
});

test.each(["granted", "denied", "prompt"])(
  "else it is what the browser says: %s",
  async (state) => {
    expect(await readPermission(browser(says(state)))).toBe(state);
  },
);

test("the permission is kept: whoever comes back finds it at once", async () => {
  const queryClient = new QueryClient();
  await queryClient.fetchQuery(geolocationPermission(() => browser(says("denied"))));
  const silent = { geolocation: {}, permissions: { query: () => new Promise(() => undefined) } };
  const again = new QueryObserver(
    queryClient,
    geolocationPermission(() => browser(silent)),
  );
  expect(again.getCurrentResult().data).toBe("denied");
  // In a browser what no page shows would else be forgotten after five minutes.
  expect(again.options.gcTime).toBe(Infinity);
});
