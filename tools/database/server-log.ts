import { open, rename, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";

const LARGEST = 20 * 1024 * 1024;

/** Opens the server's log to append, the old one put aside as `….old` beyond 20 MB. */
export async function openServerLog(path: string): Promise<{ file: FileHandle; size: number }> {
  const found = await stat(path).catch(() => undefined);
  if (found && found.size > LARGEST) await rename(path, `${path}.old`);
  const file = await open(path, "a", 0o600);
  return { file, size: (await file.stat()).size };
}

/** What was written from `offset` (bytes) on; the last 64 kB of it at most. */
export async function readServerLog(path: string, offset: number): Promise<string> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const from = Math.max(offset, size - 65_536);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(size - from, 0)), {
      position: from,
    });
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}
