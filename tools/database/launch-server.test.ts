import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { aFolder, cleanUp } from "./cluster-under-test.ts";
import { openDatabaseHome } from "./database-home.ts";
import { launchServer } from "./launch-server.ts";

afterAll(cleanUp);

test("a program that is not there is an error, not a crash", async () => {
  await expect(launch(await aFolder())).rejects.toMatchObject({ reason: "no-binaries" });
});

test("a program that may not be executed is an error", async () => {
  const directory = await aFolder();
  await writeProgram(directory, "", 0o644);

  await expect(launch(directory)).rejects.toMatchObject({ reason: "not-permitted" });
});

test("a server that ends at once is not waited for, and is quoted", async () => {
  const directory = await aFolder();
  await writeProgram(directory, "#!/bin/sh\necho 'FATAL:  no mood' >&2; exit 1", 0o755);

  await expect(launch(directory)).rejects.toMatchObject({
    reason: "failed",
    message: expect.stringContaining("(FATAL:  no mood)") as string,
  });
});

async function launch(directory: string): Promise<unknown> {
  const home = await openDatabaseHome(join(await aFolder(), "database"));
  const runAs = { binaries: { directory, version: "18.4" }, prefix: [] };
  return launchServer(home, runAs, {}, () => {});
}

async function writeProgram(directory: string, text: string, mode: number): Promise<void> {
  await mkdir(join(directory, "native", "bin"), { recursive: true });
  const program = join(directory, "native", "bin", "postgres");
  await writeFile(program, text);
  await chmod(program, mode);
}
