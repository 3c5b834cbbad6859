// `npm start`: installs missing packages, then runs the program under its own Node.
import { spawn } from "node:child_process";
import { ensureInstalled, programNode, root } from "./start/install.mjs";

const PARENT_CHECK_MS = 250;

await ensureInstalled();
const program = process.env.MODE === "production" ? "production" : "demo";
const [script = `tools/start/${program}.ts`, ...args] = process.argv.slice(2);
const child = spawn(programNode(), [script, ...args], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    // The terminal sends Ctrl-C to the program as well.
    if (signal !== "SIGINT") child.kill(signal);
  });
}
// npm sends SIGTERM to its shell, which exits without passing it on to us.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    child.kill("SIGTERM");
  }, PARENT_CHECK_MS);
}
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
