import { appendFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** An append-only file of JSON lines, in which a sandbox keeps its state across restarts. */
export interface LineFile<Entry> {
  /** The entries in the file when it was opened, oldest first. */
  readonly entries: readonly Entry[];
  /** Resolves once the entry is on disk. */
  append(entry: Entry): Promise<void>;
  /** Resolves once everything is on disk. */
  settled(): Promise<void>;
}

/** Opens the file and rewrites it with only the entries that `compact` returns. */
export async function openLineFile<Entry>(
  file: string,
  compact: (entries: readonly Entry[]) => readonly Entry[],
): Promise<LineFile<Entry>> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const entries = compact(await readLines<Entry>(file));
  await writeFile(`${file}.new`, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""), {
    mode: 0o600,
  });
  await rename(`${file}.new`, file);
  let writing = Promise.resolve();
  return {
    entries,
    append(entry) {
      // The leading newline starts a fresh line even if a full disk cut off the previous one.
      const line = `\n${JSON.stringify(entry)}\n`;
      const written = writing.then(() => appendFile(file, line));
      writing = written.catch(() => undefined);
      return written;
    },
    settled: () => writing,
  };
}

/** A line that a crash or a full disk cut off was never acknowledged, so it is skipped. */
export async function readLines<Entry>(file: string): Promise<Entry[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((line) => {
    try {
      // Written by `append` above; a sandbox trusts its own file.
      return [JSON.parse(line) as Entry];
    } catch {
      return [];
    }
  });
}
