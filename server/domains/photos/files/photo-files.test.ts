import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { toAppError } from "#server/platform/http/error-code.ts";
import { startBucket } from "#tests/bucket/a-bucket.ts";
import { openPhotoFiles } from "./photo-files.ts";

const folder = await mkdtemp(path.join(tmpdir(), "photos-"));
const bucket = await startBucket();
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const inBucket = (settings: Readonly<Record<string, string>>) =>
  openPhotoFiles(folder, readConfig(settings).photoBucket);

const keys = { file_key: "a-file-key", locked_key: "a-locked-key" };
const files = ["a-file-key-full", "a-file-key-medium", "a-file-key-thumb", "a-locked-key-locked"];
const readAll = (photoFiles: ReturnType<typeof inBucket>) =>
  Promise.all(files.map((name) => photoFiles.read(`${name}.webp`)));
const [full, medium, thumb, locked] = [70_000, 20_000, 900, 1].map((bytes) => randomBytes(bytes));
const pictures = { full, medium, thumb, locked } as Record<
  "full" | "medium" | "thumb" | "locked",
  Buffer
>;

describe.each([
  ["folder", () => openPhotoFiles(folder, null)],
  ["bucket", () => inBucket(bucket.settings)],
])("in a %s", (_, open) => {
  const photoFiles = open();

  test("the files of a photo are read as they were written, until they are removed", async () => {
    expect(await readAll(photoFiles)).toEqual([null, null, null, null]);
    await photoFiles.write(keys, pictures);
    expect(await readAll(photoFiles)).toEqual([full, medium, thumb, locked]);
    await photoFiles.remove(keys);
    expect(await readAll(photoFiles)).toEqual([null, null, null, null]);
  });

  test("removing missing files is not an error, so that a job can retry", async () => {
    await photoFiles.remove(keys);
    await expect(photoFiles.remove(keys)).resolves.toBeUndefined();
  });

  test("a name cannot lead out of the store", async () => {
    await expect(photoFiles.read("../package.json")).rejects.toThrow();
  });
});

test("nothing is written to the folder if there is a bucket", async () => {
  const photoFiles = inBucket(bucket.settings);
  await photoFiles.write(keys, pictures);
  expect(await readdir(folder)).toEqual([]);
  await photoFiles.remove(keys);
});

test("a file that could not be written completely leaves nothing in the folder", async () => {
  const broken = { ...pictures, full: null as unknown as Buffer };
  await expect(openPhotoFiles(folder, null).write(keys, broken)).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.endsWith(".new"))).toEqual([]);
  await openPhotoFiles(folder, null).remove(keys);
});

test.each([
  ["a wrong secret", () => ({ ...bucket.settings, S3_SECRET: "wrong" })],
  ["a bucket that does not exist", () => ({ ...bucket.settings, S3_BUCKET: "none" })],
  ["no store at the address", () => ({ ...bucket.settings, S3_ENDPOINT: "http://127.0.0.1:1" })],
])("%s is reported to the uploading member as an outage", async (_, settings) => {
  const error: unknown = await inBucket(settings())
    .write(keys, pictures)
    .catch((thrown: unknown) => thrown);
  expect(toAppError(error).code).toBe("unavailable");
});

test("a store that never responds is an outage, and no request waits for it", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const photoFiles = inBucket({ ...bucket.settings, S3_ENDPOINT: `http://127.0.0.1:${port}` });
  const errors = await Promise.allSettled([photoFiles.read("a.webp"), photoFiles.remove(keys)]);
  expect(errors.map((error) => toAppError((error as PromiseRejectedResult).reason).code)).toEqual([
    "unavailable",
    "unavailable",
  ]);
}, 30_000);
