import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { restartOnChange } from "./restart-on-change.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A program that writes the value of its part at each start and then keeps running. */
async function aProgram(part: string) {
  const root = mkdtempSync(path.join(tmpdir(), "restart-on-change-"));
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
  const stop = restartOnChange({
    root,
    folders: ["server"],
    args: ["main.mjs"],
    print: () => undefined,
  });
  ends.push(async () => {
    await stop();
    rmSync(root, { recursive: true });
  });
  const starts = () => readFileSync(at("starts"), "utf8");
  const write = (text: string) => writeFileSync(at("server/deep/part.mjs"), text);
  /** Saves as many editors do, by replacing the file. */
  const replace = (text: string) => {
    writeFileSync(at("new"), text);
    renameSync(at("new"), at("server/deep/part.mjs"));
  };
  return { starts, write, replace, at };
}

/** A busy machine takes seconds to start a program. */
const BUSY = { timeout: 15_000 };

const source = (part: string) => `export const part = "${part}";`;

vi.setConfig({ testTimeout: 60_000 });

test("a program restarts at every save, even if a new file replaces the old one", async () => {
  const { starts, write, replace } = await aProgram(source("a"));
  await expect.poll(starts, BUSY).toBe("a ");
  replace(source("b"));
  await expect.poll(starts, BUSY).toBe("a b ");
  replace(source("c"));
  await expect.poll(starts, BUSY).toBe("a b c ");
  write(source("d"));
  await expect.poll(starts, BUSY).toBe("a b c d ");
});

test("a file saved in a new folder restarts the program", async () => {
  const { starts, at } = await aProgram(source("a"));
  await expect.poll(starts, BUSY).toBe("a ");
  mkdirSync(at("server/fresh"));
  await new Promise((done) => setTimeout(done, 200));
  writeFileSync(at("server/fresh/part.mjs"), source("b"));
  await expect.poll(starts, BUSY).toBe("a a ");
});

test("a program that failed waits for the next save, and saving a test restarts nothing", async () => {
  const { starts, write, at } = await aProgram("process.exit(1);");
  writeFileSync(at("server/deep/part.test.ts"), "");
  await new Promise((done) => setTimeout(done, 400));
  expect(starts()).toBe("");
  write(source("a"));
  await expect.poll(starts, BUSY).toBe("a ");
});
