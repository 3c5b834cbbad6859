import { expect, test } from "vitest";
import { StartAborted, createShutdownHooks } from "./shutdown-hooks.ts";

test("the last part started ends first, and everything ends once", async () => {
  const ended: string[] = [];
  const list = createShutdownHooks();
  for (const name of ["database", "jobs", "web"]) {
    await list.add(async () => void ended.push(name));
  }
  await list.stop();
  await list.stop();
  expect(ended).toEqual(["web", "jobs", "database"]);
});

test("a part started after the stop ends at once, and nothing more starts", async () => {
  const ended: string[] = [];
  const list = createShutdownHooks();
  await list.add(async () => void ended.push("database"));
  await list.stop();
  const late = list.add(async () => void ended.push("web"));
  await expect(late).rejects.toThrow(StartAborted);
  expect(ended).toEqual(["database", "web"]);
});

test("a part that cannot be ended does not keep the others from ending", async () => {
  const ended: string[] = [];
  const list = createShutdownHooks();
  await list.add(async () => void ended.push("database"));
  await list.add(() => Promise.reject(new Error("the jobs hang")));
  await list.add(async () => void ended.push("web"));
  await expect(list.stop()).rejects.toThrow("the jobs hang");
  expect(ended).toEqual(["web", "database"]);
});

test("names each of several parts that cannot be ended", async () => {
  const list = createShutdownHooks();
  await list.add(() => Promise.reject(new Error("the database hangs")));
  await list.add(() => Promise.reject(new Error("the jobs hang")));
  const stopped = list.stop();
  await expect(stopped).rejects.toThrow(AggregateError);
  await expect(stopped).rejects.toThrow("Error: the jobs hang; Error: the database hangs");
});

test("a second stop waits for the same shutdown", async () => {
  const list = createShutdownHooks();
  const slow = Promise.withResolvers<void>();
  await list.add(() => slow.promise);
  const stops = [list.stop(), list.stop()];
  expect(list.isStopping).toBe(true);
  const first = await Promise.race([...stops, new Promise((done) => setImmediate(done, "later"))]);
  expect(first).toBe("later");
  slow.resolve();
  await Promise.all(stops);
});
