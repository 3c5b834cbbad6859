import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockDataDir } from "./lock-data-dir.ts";

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "vonk-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** What another process prints that tries to lock the folder and then ends. */
function lockElsewhere(dir: string): string {
  const module = JSON.stringify(new URL("lock-data-dir.ts", import.meta.url).href);
  const script = `import { lockDataDir } from ${module};
    try { lockDataDir(process.argv[1]); console.log("locked") } catch (error) { console.log(error.message) }`;
  const args = ["--input-type=module", "-e", script, dir];
  return execFileSync(process.execPath, args, { encoding: "utf8" }).trim();
}

test("a folder used by another process is named, and is free once that process ends", () => {
  const dir = path.join(aFolder(), "new", "data");
  const release = lockDataDir(dir);
  expect(lockElsewhere(dir)).toMatch(`Vonk is already running on the data in ${dir}.`);
  release();
  expect(lockElsewhere(dir)).toBe("locked");
  expect(lockElsewhere(dir)).toBe("locked");
});

test("a new folder can be listed by this user only", () => {
  const dir = path.join(aFolder(), "data");
  lockDataDir(dir);
  const isRoot = process.getuid?.() === 0;
  expect((statSync(dir).mode & 0o777).toString(8)).toBe(isRoot ? "711" : "700");
});

test("a file in place of the folder is reported in one sentence", () => {
  const file = path.join(aFolder(), "file");
  writeFileSync(file, "");
  for (const dir of [file, path.join(file, "below")]) {
    expect(() => lockDataDir(dir)).toThrow(`DATA_DIR=${dir} is not a folder: name one`);
  }
});

test("a folder without write access is reported in one sentence", () => {
  const dir = aFolder();
  // Not even root can create a lock file here.
  mkdirSync(path.join(dir, "in-use.lock"));
  expect(() => lockDataDir(dir)).toThrow(`DATA_DIR=${dir} may not be written by this user`);
});
