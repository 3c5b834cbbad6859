import { buffer } from "node:stream/consumers";
import { addAbortSignal } from "node:stream";
import { FileStorage, UnableToReadFile } from "@flystorage/file-storage";
import type { StorageAdapter } from "@flystorage/file-storage";
import { photoSizes } from "./photo-addresses.ts";
import type { PhotoSize } from "./photo-addresses.ts";
import { PhotoFolder } from "./photo-folder.ts";
import type { BucketSettings } from "./open-bucket.ts";

/** The random parts of the names of a photo's files. */
export interface PhotoKeys {
  readonly file_key: string;
  readonly locked_key: string;
}

/** The files of one photo, as WebP; `locked` is the blurred picture. */
export type Pictures = Readonly<Record<PhotoSize | "locked", Buffer>>;

/** Where the files of all photos are stored, by the names in their addresses. */
export interface PhotoFiles {
  /** The content of a file; null if there is none. */
  read(file: string): Promise<Buffer | null>;
  write(keys: PhotoKeys, pictures: Pictures): Promise<void>;
  remove(keys: PhotoKeys): Promise<void>;
}

/** A store that takes longer counts as down, so that no request waits for it. */
const LONGEST_MS = 5_000;

/**
 * Stores the files in a bucket of an S3-compatible store if there is one, otherwise in a folder.
 */
export function openPhotoFiles(folder: string, bucket: BucketSettings | null): PhotoFiles {
  if (!bucket) return storeIn(Promise.resolve(new PhotoFolder(folder)));
  // Loaded only when needed, because the bucket's library is a hundred times larger than the
  // folder's.
  return storeIn(import("./open-bucket.ts").then(({ openBucket }) => openBucket(bucket)));
}

function storeIn(adapter: Promise<StorageAdapter>): PhotoFiles {
  const opened = adapter.then(
    (found) => new FileStorage(found, undefined, { timeout: { timeout: LONGEST_MS } }),
  );
  return {
    async read(file) {
      const storage = await opened;
      try {
        const content = await storage.read(file);
        // The library limits the time until the first byte; this limits the time until the last.
        return await buffer(addAbortSignal(AbortSignal.timeout(LONGEST_MS), content));
      } catch (error) {
        if (error instanceof UnableToReadFile && error.wasFileNotFound) return null;
        if (error instanceof UnableToReadFile) throw error;
        throw UnableToReadFile.because(String(error), { cause: error });
      }
    },
    async write(keys, pictures) {
      const storage = await opened;
      await Promise.all(
        listFileNames(keys).map(([size, name]) =>
          storage.write(name, pictures[size], {
            mimeType: "image/webp",
            size: pictures[size].length,
          }),
        ),
      );
    },
    async remove(keys) {
      const storage = await opened;
      await Promise.all(listFileNames(keys).map(([, name]) => storage.deleteFile(name)));
    },
  };
}

function listFileNames(keys: PhotoKeys): (readonly [PhotoSize | "locked", string])[] {
  return [
    ...photoSizes.map((size) => [size, `${keys.file_key}-${size}.webp`] as const),
    ["locked", `${keys.locked_key}-locked.webp`],
  ];
}
