import { spawn } from "node:child_process";
import { globSync, watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import path from "node:path";
import type { ChildProcess } from "node:child_process";

/** One saving is several events; a formatter saves once more. */
const CALM_MS = 150;

interface Running {
  readonly root: string;
  /** Whatever changes in them, at any depth, begins it anew; tests aside. */
  readonly folders: readonly string[];
  /** Of this Node. */
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

/**
 * Runs a program and runs it again whenever something changes; also after it failed. Folders are
 * watched and not files: many editors save by putting a new file in the place of the old one, which
 * `node --watch` loses sight of. Answers what ends it and waits for its end.
 */
export function runAgain({ root, folders, args, say }: Running): () => Promise<void> {
  let child: ChildProcess | null = null;
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
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
    if (file === null || /\.test\.tsx?$/.test(file)) return;
    // A folder that came, went or got another name: what lies in it is watched from now on.
    if (!path.extname(file)) return watchAll();
    clearTimeout(timer);
    timer = setTimeout(() => {
      say(`${path.join(folder, file)} changed; starting again …`);
      void end().then(() => over || begin());
    }, CALM_MS);
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
    await end();
  };
}
