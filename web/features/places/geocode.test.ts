import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { fakeApi } from "#tests/browser/fake-api.ts";
import { ApiError } from "#web/api/api.ts";
import { geocodeKey, locateTown } from "./geocode.ts";

const utrecht = { country: "NL", region: "09", city: "Utrecht" } as const;
const at = (latitude: number, longitude: number) =>
  ({
    getCurrentPosition: (found: PositionCallback) =>
      found({ coords: { latitude, longitude } } as GeolocationPosition),
  }) as Geolocation;
const failing = (code: number) =>
  ({
    getCurrentPosition: (_: PositionCallback, fail: PositionErrorCallback) =>
      fail({ code } as GeolocationPositionError),
  }) as Geolocation;

function page(answer: () => typeof utrecht = () => utrecht) {
  const calls: unknown[] = [];
  const api = fakeApi({ "GET /api/geocode.php": answer }, (_, input) => calls.push(input));
  return { api, queryClient: new QueryClient(), calls };
}

test("the nearest town is stored, and asked for with a rounded position", async () => {
  const context = page();
  expect(await locateTown(context, at(52.090737, 5.12142))).toEqual({
    town: utrecht,
    isDenied: false,
  });
  expect(context.queryClient.getQueryData(geocodeKey)).toEqual(utrecht);
  expect(context.calls).toEqual([{ query: { lat: "52.09", lon: "5.12" } }]);
});

test("a geolocation is used for an hour", async () => {
  vi.useFakeTimers();
  try {
    const context = page();
    await locateTown(context, at(52, 5));
    vi.advanceTimersByTime(3_599_000);
    expect(await locateTown(context, failing(2))).toMatchObject({ town: utrecht });
    expect(context.calls).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    await locateTown(context, at(52, 5));
    expect(context.calls).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ["the visitor denies it", 1, true],
  ["the browser finds no position", 2, false],
  ["the browser takes too long", 3, false],
])("if %s, false is stored", async (_, code, isDenied) => {
  const context = page();
  expect(await locateTown(context, failing(code))).toEqual({ town: false, isDenied });
  expect(context.queryClient.getQueryData(geocodeKey)).toBe(false);
  expect(context.calls).toEqual([]);
});

test("if the geocode call fails, false is stored, and the next tap tries again", async () => {
  const context = page(() => {
    throw new ApiError(404, { error: "not_found", message: "" });
  });
  expect(await locateTown(context, at(55, 3))).toEqual({ town: false, isDenied: false });
  expect(context.queryClient.getQueryData(geocodeKey)).toBe(false);
  await locateTown(context, at(55, 3));
  expect(context.calls).toHaveLength(2);
});
