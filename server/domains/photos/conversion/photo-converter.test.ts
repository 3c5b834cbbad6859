import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { aJpeg } from "#tests/world/a-photo.ts";
import { createPhotoConverter } from "./photo-converter.ts";

test("a conversion whose process fails is logged with the reason", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "converter-"));
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(line) });
  // A folder where the first file should be makes the process fail.
  const before = async () => {
    const [own = ""] = await readdir(folder);
    await mkdir(path.join(folder, own, "full.webp"));
  };
  const file = (async function* () {
    yield await aJpeg();
  })();
  await expect(createPhotoConverter(log).convert("me", file, { before })).rejects.toThrow(
    "photo_damaged",
  );
  expect(lines.join("")).toContain("EISDIR");
});
