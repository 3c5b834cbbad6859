// Runs before anything is installed, under whatever Node npm found, so it is plain JavaScript
// without packages.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const mark = path.join(root, "node_modules", ".installed");
const SLOW_MS = 15_000;

/** Installs the lockfile's packages, unless this lockfile is already installed. */
export async function ensureInstalled() {
  requireNode();
  const lockfile = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lockfile) return;
  requireWritable();
  print("Installing packages (the first time about a minute) …");
  let installing = true;
  const slow = setInterval(() => void explainWait(() => installing), SLOW_MS);
  // `install` rather than `ci`, which empties node_modules even for a single new package. Both
  // install the versions in the lockfile. Dependencies need no install scripts.
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const code = await npm(["install", "--no-save", "--ignore-scripts", ...quiet], "inherit");
  installing = false;
  clearInterval(slow);
  if (code !== 0) fail("Installing packages failed; the lines above say why.");
  writeFileSync(mark, lockfile);
}

/** The Node that runs the program: the pinned one from the packages, else this one. */
export function programNode() {
  const pinned = path.join(root, "node_modules", ".bin", "node");
  if (existsSync(pinned)) return pinned;
  if (isNode(22, 18)) return process.execPath;
  return fail(
    `There is no packaged Node for ${process.platform} ${process.arch}; install Node 24 or newer (this is ${process.versions.node}).`,
  );
}

/** npm retries silently for minutes, so this asks the registry for one small thing and reports. */
async function explainWait(isWaiting) {
  const quick = ["--fetch-retries=0", `--fetch-timeout=${SLOW_MS / 2}`];
  const code = await npm(["view", "react", "version", ...quick], "ignore");
  if (!isWaiting()) return;
  print(
    code === 0
      ? "Still installing packages …"
      : "Still installing packages: the package registry does not answer. Is this computer online? (npm config get registry)",
  );
}

function npm(args, stderr) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli ? [process.execPath, [cli]] : ["npm", []];
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", stderr],
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", resolve);
  });
}

function requireWritable() {
  const folder = path.join(root, "node_modules");
  try {
    accessSync(existsSync(folder) ? folder : root, constants.W_OK);
  } catch {
    fail(`Packages cannot be installed: ${root} may not be written by this user.`);
  }
}

function requireNode() {
  if (!isNode(20, 19)) fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
}

function isNode(major, minor) {
  const [ours = 0, oursMinor = 0] = process.versions.node.split(".").map(Number);
  return ours > major || (ours === major && oursMinor >= minor);
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
