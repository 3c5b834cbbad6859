import { spawn } from "node:child_process";
import { globSync, watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import path from "node:path";
import type { ChildProcess } from "node:child_process";

/** Saving a file emits several events, and a formatter saves it again. */
const DEBOUNCE_MS = 150;

interface Running {
  readonly root: string;
  /** A change at any depth in these folders restarts the program, except in tests. */
  readonly folders: readonly string[];
  /** Arguments for Node. */
  readonly args: readonly string[];
  readonly print: (line: string) => void;
}

/**
 * Runs a program and restarts it when a file changes, even after it failed. It watches folders
 * rather than files, because many editors save by replacing the file, which `node --watch` loses
 * track of. Returns a function that stops the program and waits for its end.
 */
export function restartOnChange({ root, folders, args, print }: Running): () => Promise<void> {
  let child: ChildProcess | null = null;
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  /** Restarts follow each other: two at once would each start the program. */
  let restarting = Promise.resolve();
  let over = false;

  function begin(): void {
    child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
    watchAll();
  }
  function watchAll(): void {
    for (const watcher of watchers) watcher.close();
    const patterns = folders.flatMap((folder) => [folder, `${folder}/**/`]);
    watchers = globSync(patterns, { cwd: root }).map((folder) =>
      watch(path.join(root, folder), (_event, file) => changed(folder, file)),
    );
  }
  function changed(folder: string, file: string | null): void {
    if (over || file === null || /\.test\.tsx?$/.test(file)) return;
    // A folder was created, removed or renamed, so watch its contents.
    if (!path.extname(file)) return watchAll();
    clearTimeout(timer);
    timer = setTimeout(() => {
      print(`${path.join(folder, file)} changed; starting again …`);
      restarting = restarting.then(restart);
    }, DEBOUNCE_MS);
  }
  async function restart(): Promise<void> {
    await end();
    if (!over) begin();
  }
  async function end(): Promise<void> {
    for (const watcher of watchers) watcher.close();
    const ending = child;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    await new Promise((resolve) => {
      ending.once("exit", resolve);
      ending.kill("SIGTERM");
    });
  }
  begin();
  return async () => {
    over = true;
    clearTimeout(timer);
    await restarting;
    await end();
  };
}
