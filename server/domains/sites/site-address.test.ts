import { expect, test } from "vitest";
import { siteAddress } from "./site-address.ts";

test.each([
  [{ scheme: "https", port: null }, "https://vonk.example/abc"],
  [{ scheme: "https", port: 443 }, "https://vonk.example/abc"],
  [{ scheme: "http", port: 3000 }, "http://vonk.example:3000/abc"],
] as const)("%j leads to %s", (outside, expected) => {
  expect(siteAddress(outside, { domain: "vonk.example" }, "/abc")).toBe(expected);
});
