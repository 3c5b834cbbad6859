import { expect, test } from "vitest";
import { buildSiteUrl } from "./site-url.ts";

test.each([
  [{ scheme: "https", port: null }, "https://vonk.example/abc"],
  [{ scheme: "https", port: 443 }, "https://vonk.example/abc"],
  [{ scheme: "http", port: 3000 }, "http://vonk.example:3000/abc"],
] as const)("%j leads to %s", (publicOrigin, expected) => {
  expect(buildSiteUrl(publicOrigin, { domain: "vonk.example" }, "/abc")).toBe(expected);
});
