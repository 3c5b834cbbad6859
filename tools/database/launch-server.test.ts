import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { aFolder, cleanUp } from "#tests/database/a-cluster.ts";
import { openDataFolder } from "./data-folder.ts";
import { launchServer } from "./launch-server.ts";

afterAll(cleanUp);

test("a missing program is an error, not a crash", async () => {
  await expect(launch(await aFolder())).rejects.toMatchObject({ code: "ENOENT" });
});

test("a program that may not be executed is an error", async () => {
  const directory = await aFolder();
  await writeProgram(directory, "", 0o644);

  await expect(launch(directory)).rejects.toMatchObject({ code: "EACCES" });
});

test("a server that exits immediately is not waited for, and its output is quoted", async () => {
  const directory = await aFolder();
  await writeProgram(directory, "#!/bin/sh\necho 'FATAL:  no mood' >&2; exit 1", 0o755);

  await expect(launch(directory)).rejects.toMatchObject({
    reason: "failed",
    message: expect.stringContaining("(FATAL: no mood)") as string,
  });
});

async function launch(directory: string): Promise<unknown> {
  const folder = await openDataFolder(join(await aFolder(), "database"));
  const binaries = { directory, version: "18.4" };
  return launchServer(folder, { name: "plain", prefix: [] }, binaries, {});
}

async function writeProgram(directory: string, text: string, mode: number): Promise<void> {
  await mkdir(join(directory, "native", "bin"), { recursive: true });
  const program = join(directory, "native", "bin", "postgres");
  await writeFile(program, text);
  await chmod(program, mode);
}
