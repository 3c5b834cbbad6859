import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";

/** The password, as the server was given it; undefined when the file is not there. */
export async function readPassword(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Makes a random password in a file of mode 0600, whole or not at all. */
export async function makePassword(path: string): Promise<void> {
  const temporary = `${path}.new`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(`${randomBytes(24).toString("base64url")}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
