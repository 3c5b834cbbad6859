import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { photoSizes } from "./photo-addresses.ts";
import type { PhotoSize } from "./photo-addresses.ts";
import type { PhotoKeys } from "./store.ts";

/** The files of one photo, as WebP; `locked` is the blurred picture. */
export type Pictures = Readonly<Record<PhotoSize | "locked", Buffer>>;

/** Where the files of all photos are stored, by the names in their addresses. */
export interface PhotoFiles {
  /** The content of a file; null if there is none. */
  read(file: string): Promise<Buffer | null>;
  write(keys: PhotoKeys, pictures: Pictures): Promise<void>;
  remove(keys: PhotoKeys): Promise<void>;
}

/** Stores the files in a folder of this machine. */
export function openPhotoFolder(folder: string): PhotoFiles {
  return {
    async read(file) {
      try {
        return await readFile(path.join(folder, path.basename(file)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async write(keys, pictures) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const [size, name] of listFileNames(keys)) {
        const file = path.join(folder, name);
        // Renamed when complete, so that nobody is served half a file.
        await writeFile(`${file}.new`, pictures[size], { flush: true });
        await rename(`${file}.new`, file);
      }
    },
    async remove(keys) {
      for (const [, name] of listFileNames(keys)) {
        await rm(path.join(folder, name), { force: true });
      }
    },
  };
}

function listFileNames(keys: PhotoKeys): (readonly [PhotoSize | "locked", string])[] {
  return [
    ...photoSizes.map((size) => [size, `${keys.file_key}-${size}.webp`] as const),
    ["locked", `${keys.locked_key}-locked.webp`],
  ];
}
