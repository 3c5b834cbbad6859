import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDocuments } from "./documents.ts";

test("documents survive a crash in the order of their arrival, each in its latest state", () => {
  const dir = mkdtempSync(path.join(tmpdir(), "vonk-documents-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const file = path.join(dir, "new", "documents.sqlite");
  // Never closed, as by a process that is killed.
  const before = openDocuments<{ id: string; state: string }>(file);
  before.put({ id: "1", state: "open" });
  before.put({ id: "2", state: "open" });
  before.put({ id: "1", state: "paid" });
  const after = openDocuments<{ id: string; state: string }>(file);
  expect(after.list("true")).toEqual([
    { id: "2", state: "open" },
    { id: "1", state: "paid" },
  ]);
  expect(after.list("body ->> '$.state' = ?", ["paid"])).toEqual([{ id: "1", state: "paid" }]);
  after.put({ id: "3", state: "open" });
  after.trim(2);
  expect(after.list("true", [], 9).map(({ id }) => id)).toEqual(["3", "2"]);
});
