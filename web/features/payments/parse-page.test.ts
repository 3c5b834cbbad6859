import { expect, test } from "vitest";
import { parsePage } from "./parse-page.ts";

test.each([
  ["?page=2", 2],
  ["", 1],
  ["?page=0", 1],
  ["?page=-3", 1],
  ["?page=1.5", 1],
  ["?page=1001", 1],
  ["?page=zwei", 1],
])("the address %j has the page %d", (search, page) => {
  expect(parsePage(new URLSearchParams(search))).toBe(page);
});
