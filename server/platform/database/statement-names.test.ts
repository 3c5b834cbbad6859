import { expect, test } from "vitest";
import { createStatementNames } from "./statement-names.ts";

test("equal texts share a name, different texts do not", () => {
  const names = createStatementNames();
  expect(names.find("select 1")).toBe(names.find("select 1"));
  expect(names.find("select 1")).not.toBe(names.find("select 2"));
});

test("a full table names no new text and keeps its existing names", () => {
  const names = createStatementNames(1);
  const first = names.find("select 1");
  expect(names.find("select 2")).toBeUndefined();
  expect(names.find("select 1")).toBe(first);
});
