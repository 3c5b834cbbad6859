import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureBuilt } from "./build.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "vonk-build-"));
  mkdirSync(path.join(root, "web"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const page = (words: string) => writeFileSync(path.join(root, "web", "page.tsx"), words);
const quiet = () => undefined;

test("pages are built only if their sources changed", async () => {
  let built = 0;
  const build = async () => void (built += 1);
  for (const words of ["one", "one", "two"]) {
    page(words);
    await ensureBuilt(root, quiet, build);
  }
  expect(built).toBe(2);
});

test("a changed text is built", async () => {
  let built = 0;
  mkdirSync(path.join(root, "languages", "nl"), { recursive: true });
  for (const text of ["Zoeken", "Zoek"]) {
    writeFileSync(path.join(root, "languages", "nl", "shell.json"), JSON.stringify({ text }));
    await ensureBuilt(root, quiet, async () => void (built += 1));
  }
  expect(built).toBe(2);
});

test("the output of an interrupted build is never mistaken for the previous build", async () => {
  const built: string[] = [];
  page("one");
  await ensureBuilt(root, quiet, async () => void built.push("one"));
  page("two");
  const broken = ensureBuilt(root, quiet, () => Promise.reject(new Error("the disk is full")));
  await expect(broken).rejects.toThrow("the disk is full");
  page("one");
  await ensureBuilt(root, quiet, async () => void built.push("one again"));
  expect(built).toEqual(["one", "one again"]);
});
