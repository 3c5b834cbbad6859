import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Fixes what tools can fix: language types, lint, format. */
const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name: string) => path.join(root, "node_modules", ".bin", name);
for (const command of [
  [process.execPath, "tools/generate-language-types.ts"],
  [process.execPath, "node_modules/oxlint/bin/oxlint", "--fix"],
  [bin("oxfmt"), "."],
]) {
  const [program = "", ...args] = command;
  spawnSync(program, args, { cwd: root, stdio: "inherit" });
}
