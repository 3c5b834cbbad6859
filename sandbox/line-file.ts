import { appendFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** A file of JSON lines that only grows: what a sandbox remembers over a restart. */
export interface LineFile<Entry> {
  /** What the file held when it was opened, oldest first. */
  readonly entries: readonly Entry[];
  /** Resolves when the entry is written. */
  append(entry: Entry): Promise<void>;
  /** Resolves when everything is written. */
  settled(): Promise<void>;
}

/** Opens the file and writes it again with the entries that `compact` keeps. */
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
      // A line of its own even after one that a full disk cut off.
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
