import { expect, test } from "vitest";
import { buildPlan } from "./build-plan.ts";

const column = (table: string, name: string, type = "uuid", refers = false) => ({
  table,
  column: name,
  type,
  refers,
});

test("a table with one foreign key to a member is exported without configuration", () => {
  const { files, missing } = buildPlan([column("note", "account_id", "uuid", true)]);
  expect(files.map(({ table }) => table)).toEqual(["note"]);
  expect(missing).toEqual([]);
});

test("a table with two members is reported as missing until its rows are defined", () => {
  const two = [
    column("visit", "visitor_id", "uuid", true),
    column("visit", "visited_id", "uuid", true),
  ];
  expect(buildPlan(two)).toEqual({ files: [], missing: ["visit"] });
});

test("a table that stores a member's id without a foreign key is reported as missing", () => {
  expect(buildPlan([column("case", "member_id")]).missing).toEqual(["case"]);
});

test("a table without a member's id is not part of an export", () => {
  expect(buildPlan([column("site", "id", "text")])).toEqual({ files: [], missing: [] });
});
