import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { aJpeg } from "#tests/world/a-photo.ts";
import { PHOTO_MAX_BYTES } from "#contract/photos/limits.ts";
import { findFileError } from "./find-file-error.ts";

const heic: BlobPart = new Uint8Array(
  Buffer.from("000000186674797068656963000000006d69663168656963", "hex"),
);

test.each([
  ["a HEIC photo", async (): Promise<BlobPart> => heic, "photo_heic"],
  ["a text", async (): Promise<BlobPart> => "geen foto", "photo_type"],
  ["an empty file", async (): Promise<BlobPart> => "", "photo_type"],
  [
    "a file over the limit",
    async (): Promise<BlobPart> => new Uint8Array(PHOTO_MAX_BYTES + 1),
    "photo_too_large",
  ],
  [
    "a damaged JPEG",
    async (): Promise<BlobPart> => new Uint8Array((await aJpeg()).subarray(0, 200)),
    null,
  ],
] as const)("the error of %s is known before it is sent", async (_, content, error) => {
  expect(await findFileError(new Blob([await content()]))).toBe(error);
});
