import { execFile } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { AppError } from "#server/platform/http/app-error.ts";
import type { Log } from "#server/platform/log.ts";
import { createFairQueue } from "#server/platform/load/fair-queue.ts";
import type { Pictures } from "#server/domains/photos/files/photo-files.ts";
import { PHOTO_MAX_BYTES } from "#contract/photos/limits.ts";
import { conversionErrors } from "./conversion-error.ts";

export interface PhotoConverter {
  /**
   * Decodes an uploaded file and encodes the pictures of a photo, without any metadata. Calls
   * `before` when it is this file's turn. Throws `photo_too_large`, a conversion error, and what the
   * queue throws.
   */
  convert(
    caller: string,
    file: AsyncIterable<Uint8Array>,
    options?: ConversionOptions,
  ): Promise<Pictures>;
}

interface ConversionOptions {
  readonly before?: () => Promise<void>;
  /** Cropped to the frame of a profile's photos, unless it is to stay whole. */
  readonly shape?: "cropped" | "whole";
}

/** No honest photo takes this long; the process is then killed. */
const LONGEST_MS = 10_000;
const entry = fileURLToPath(new URL("convert-file.ts", import.meta.url));

/** Converts two files at once, each in a process that ends with its file and its memory. */
export function createPhotoConverter(log: Log): PhotoConverter {
  const queue = createFairQueue({
    running: 2,
    runningPerCaller: 2,
    waiting: 100,
    waitingPerCaller: 50,
  });
  return {
    async convert(caller, file, { before, shape = "cropped" } = {}) {
      const folder = await mkdtemp(path.join(tmpdir(), "photo-"));
      try {
        const upload = path.join(folder, "upload");
        await pipeline(file, limitBytes, createWriteStream(upload));
        return await queue.run(caller, async () => {
          await before?.();
          await runConversion(log, [upload, folder, shape]);
          return await readPictures(folder);
        });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function* limitBytes(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > PHOTO_MAX_BYTES) throw new AppError("photo_too_large");
    yield chunk;
  }
}

async function runConversion(log: Log, args: readonly string[]): Promise<void> {
  const printed = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      ["--max-old-space-size=64", entry, ...args],
      // Of this process's environment, which holds the passwords of the database and the mail, passes
      // on only the folder of compiled modules: with it a conversion takes a quarter less time.
      {
        env: { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] },
        timeout: LONGEST_MS,
        killSignal: "SIGKILL",
        maxBuffer: 10_000,
      },
      (error, stdout, stderr) => {
        if (error?.code === "ENOENT" || error?.code === "EAGAIN") return reject(error);
        if (!error) return resolve(stdout);
        // A hostile file can do this, but so can an installation without its decoder.
        const { code, signal } = error;
        log.warn({ code, signal, stderr }, "a photo's conversion stopped");
        resolve("photo_damaged");
      },
    );
  });
  const code = conversionErrors.find((known) => known === printed);
  if (code) throw new AppError(code);
}

async function readPictures(folder: string): Promise<Pictures> {
  const read = (size: keyof Pictures) => readFile(path.join(folder, `${size}.webp`));
  return {
    full: await read("full"),
    medium: await read("medium"),
    thumb: await read("thumb"),
    locked: await read("locked"),
  };
}
