// Runs before anything is installed, under whatever Node npm found: plain JavaScript, no package.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const mark = path.join(root, "node_modules", ".installed");

/** Installs what the lockfile asks for, unless that very lockfile was installed already. */
export function ensureInstalled() {
  requireNode();
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  process.stdout.write("Installing packages (the first time about a minute) …\n");
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  // `install` and not `ci`: the lockfile names no packages for systems that a registry does not
  // carry, and `ci` takes that for a fault. What it names is installed as it names it, and it is
  // not written. Dependencies' own install scripts are not needed and not run.
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const args = [...first, "install", "--no-save", "--ignore-scripts", ...quiet];
  const result = spawnSync(command, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  if (result.status !== 0) {
    process.stderr.write("Installing packages failed; the lines above say why.\n");
    process.exit(1);
  }
  writeFileSync(mark, wanted);
}

/** The Node that runs the program: the pinned one from the packages, else the one that runs this. */
export function programNode() {
  const pinned = path.join(root, "node_modules", ".bin", "node");
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  process.stderr.write(
    `There is no packaged Node for ${process.platform} ${process.arch}; install Node 24 or newer (this is ${process.versions.node}).\n`,
  );
  process.exit(1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Node 20.19 or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}
