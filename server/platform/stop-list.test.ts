import { expect, test } from "vitest";
import { StoppedEarly, stopList } from "./stop-list.ts";

test("what began last ends first, and everything once", async () => {
  const ended: string[] = [];
  const list = stopList();
  for (const name of ["database", "jobs", "web"]) {
    await list.add(async () => void ended.push(name));
  }
  await list.stop();
  await list.stop();
  expect(ended).toEqual(["web", "jobs", "database"]);
});

test("what begins after the stop ends at once, and nothing more begins", async () => {
  const ended: string[] = [];
  const list = stopList();
  await list.add(async () => void ended.push("database"));
  await list.stop();
  const late = list.add(async () => void ended.push("web"));
  await expect(late).rejects.toThrow(StoppedEarly);
  expect(ended).toEqual(["database", "web"]);
});
