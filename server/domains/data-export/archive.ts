import { strToU8, Zip, ZipDeflate } from "fflate";

/** The size of a stored chunk. */
const CHUNK_BYTES = 256 * 1024;

export interface Archive {
  addFile(name: string, parts: AsyncIterable<string | Uint8Array>): Promise<void>;
  /** Ends the zip and returns its size. */
  close(): Promise<number>;
}

/**
 * Creates a zip that is streamed while it is written, so that an archive of any size fits into
 * memory.
 */
export function createArchive(write: (chunk: Buffer) => Promise<void>): Archive {
  const waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let size = 0;
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    failure ??= error;
    waiting.push(bytes);
    waitingBytes += bytes.length;
  });
  const flush = async (atLeast: number) => {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- the callback above sets it
    if (failure) throw failure;
    if (waitingBytes < atLeast) return;
    const chunk = Buffer.concat(waiting.splice(0));
    waitingBytes = 0;
    size += chunk.length;
    await write(chunk);
  };
  return {
    async addFile(name, parts) {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      for await (const part of parts) {
        file.push(typeof part === "string" ? strToU8(part) : part);
        await flush(CHUNK_BYTES);
      }
      file.push(new Uint8Array(0), true);
    },
    async close() {
      zip.end();
      await flush(1);
      return size;
    },
  };
}
