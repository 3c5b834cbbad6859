import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { nextAddress, paths } from "./paths.ts";
import { routeTable } from "./route-table.ts";
import type { Route } from "./route-table.ts";

/** Every address a link can have; a changed one is a visible difference. */
test("all links of the site", () => {
  expect(Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path()]))).toEqual({
    home: "/",
    login: "/login",
    signup: "/signup",
    activateDone: "/activate/done",
    activateError: "/activate/error",
    terms: "/pages/terms",
    privacy: "/pages/privacy",
    returnPolicy: "/pages/return-policy",
  });
});

test("every link leads to a page whose room is built", () => {
  const routes: Readonly<Record<string, Route>> = routeTable;
  for (const path of Object.values(paths)) {
    const address = path().split("?")[0] ?? "";
    const route = Object.values(routes).find((one) => matchPath(one.path, address));
    expect({ address, built: Boolean(route?.page) }).toEqual({ address, built: true });
  }
});

test("the address of sign-up says the step and where one was", () => {
  expect(paths.signup("/", 0)).toBe("/signup");
  expect(paths.signup(undefined, 2)).toBe("/signup?step=2");
  expect(paths.signup("/members/7?page=2", 4)).toBe(
    "/signup?next=%2Fmembers%2F7%3Fpage%3D2&step=4",
  );
});

test.each([
  ["/members/7?page=2", "/members/7?page=2"],
  ["", "/"],
  ["https://elsewhere.example/", "/"],
  ["//elsewhere.example/", "/"],
  ["/\\elsewhere.example", "/"],
  ["/..//elsewhere.example", "/"],
  ["javascript:alert(1)", "/"],
])("after log-in %j leads to %s", (next, expected) => {
  expect(nextAddress(new URLSearchParams({ next }))).toBe(expected);
});
