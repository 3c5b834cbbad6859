import { randomBytes } from "node:crypto";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { PhotoKeys, Pictures } from "./files/photo-files.ts";
import * as store from "./store.ts";
import { LONGEST_UPLOAD_MS } from "./rules.ts";

/** The files of a new row; they are removed unless its transaction calls `keep`. */
interface WrittenFiles {
  readonly keys: PhotoKeys;
  keep(tx: Tx): Promise<void>;
}

/** Writes the files of a photo and then adds its row, so that neither exists without the other. */
export async function storePictures<Added>(
  { services, at }: Pick<RequestContext, "services" | "at">,
  pictures: Pictures,
  add: (files: WrittenFiles) => Promise<Added>,
): Promise<Added> {
  const { db, photoFiles } = services;
  const keys = { file_key: createKey(), locked_key: createKey() };
  // The program may stop between writing the files and adding the row; a job then removes them.
  await store.recordStartedUpload(db, keys, new Date(at.getTime() + LONGEST_UPLOAD_MS));
  try {
    await photoFiles.write(keys, pictures);
    return await add({ keys, keep: (tx) => store.deleteRemoved(tx, keys.file_key) });
  } catch (error) {
    // A store that just failed may fail again; the job repeats it until the files are gone.
    await store.scheduleRemoval(db, keys.file_key, at);
    throw error;
  }
}

/** 192 random bits: nobody guesses the address of a photo. */
function createKey(): string {
  return randomBytes(24).toString("base64url");
}
