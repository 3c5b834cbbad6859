import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { runAgain } from "./run-again.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A program that notes each of its starts with what its part says, and then stands. */
async function aProgram(part: string) {
  const root = mkdtempSync(path.join(tmpdir(), "run-again-"));
  const at = (file: string) => path.join(root, file);
  mkdirSync(at("server/deep"), { recursive: true });
  writeFileSync(at("starts"), "");
  writeFileSync(at("server/deep/part.mjs"), part);
  writeFileSync(
    at("main.mjs"),
    `import { appendFileSync } from "node:fs";
    const { part } = await import("./server/deep/part.mjs");
    appendFileSync("starts", part + " ");
    setInterval(() => {}, 1_000);`,
  );
  const stop = runAgain({ root, folders: ["server"], args: ["main.mjs"], say: () => undefined });
  ends.push(async () => {
    await stop();
    rmSync(root, { recursive: true });
  });
  const starts = () => readFileSync(at("starts"), "utf8");
  const write = (text: string) => writeFileSync(at("server/deep/part.mjs"), text);
  /** As many editors save. */
  const replace = (text: string) => {
    writeFileSync(at("new"), text);
    renameSync(at("new"), at("server/deep/part.mjs"));
  };
  return { starts, write, replace, at };
}

const says = (part: string) => `export const part = "${part}";`;

test("a program starts again at every saving, also where a new file takes the place of the old", async () => {
  const { starts, write, replace } = await aProgram(says("a"));
  await expect.poll(starts).toBe("a ");
  replace(says("b"));
  await expect.poll(starts).toBe("a b ");
  replace(says("c"));
  await expect.poll(starts).toBe("a b c ");
  write(says("d"));
  await expect.poll(starts).toBe("a b c d ");
});

test("what is saved in a folder that was made on the way starts it again, too", async () => {
  const { starts, at } = await aProgram(says("a"));
  await expect.poll(starts).toBe("a ");
  mkdirSync(at("server/fresh"));
  await new Promise((done) => setTimeout(done, 200));
  writeFileSync(at("server/fresh/part.mjs"), says("b"));
  await expect.poll(starts).toBe("a a ");
});

test("a program that fails waits for the next saving; a test that is saved starts nothing", async () => {
  const { starts, write, at } = await aProgram("process.exit(1);");
  writeFileSync(at("server/deep/part.test.ts"), "");
  await new Promise((done) => setTimeout(done, 400));
  expect(starts()).toBe("");
  write(says("a"));
  await expect.poll(starts).toBe("a ");
});
