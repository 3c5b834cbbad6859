import { lchown, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Gives a file, or a folder with all it holds, to `owner`. The folder itself comes last, so that a
 * folder of the right owner needs no second look, and an interrupted run is taken up again.
 */
export async function giveTo(path: string, owner: Owner): Promise<void> {
  const found = await lstat(path);
  if (found.uid === owner.uid) return;
  if (found.isDirectory()) {
    for (const entry of await readdir(path)) await giveTo(join(path, entry), owner);
  }
  await lchown(path, owner.uid, owner.gid);
}
