import { expect, test } from "vitest";
import { pageIn } from "./page-in.ts";

test.each([
  ["?page=2", 2],
  ["", 1],
  ["?page=0", 1],
  ["?page=-3", 1],
  ["?page=1.5", 1],
  ["?page=1001", 1],
  ["?page=zwei", 1],
])("the address %j asks for page %d", (search, page) => {
  expect(pageIn(new URLSearchParams(search))).toBe(page);
});
