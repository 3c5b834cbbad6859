import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { FileWasNotFound } from "@flystorage/file-storage";
import { LocalStorageAdapter } from "@flystorage/local-fs";

/** A folder on this machine whose files are complete or absent, even after a crash. */
export class PhotoFolder extends LocalStorageAdapter {
  readonly #folder: string;

  constructor(folder: string) {
    super(folder);
    this.#folder = folder;
  }

  /** Read in one piece: for files this small a stream takes twice as long. */
  override async read(file: string): Promise<Readable> {
    try {
      return Readable.from([await readFile(path.join(this.#folder, file))]);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      throw FileWasNotFound.atLocation(file, { cause: error });
    }
  }

  override async write(file: string, contents: Readable): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const target = path.join(this.#folder, file);
    const unfinished = `${target}.new`;
    try {
      // Renamed when complete, so that nobody is served half a file.
      await writeFile(unfinished, contents, { flush: true });
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}
