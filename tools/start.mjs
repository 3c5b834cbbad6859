// `npm start`: installs what is missing, then hands over to the program under its own Node.
import { spawn } from "node:child_process";
import { ensureInstalled, programNode, root } from "./start/install.mjs";

ensureInstalled();
const program = process.env.MODE === "production" ? "production" : "demo";
const [script = `tools/start/${program}.ts`, ...args] = process.argv.slice(2);
const child = spawn(programNode(), [script, ...args], { cwd: root, stdio: "inherit" });
// The terminal sends Ctrl-C to both; the program decides when it is over.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    if (signal !== "SIGINT") child.kill(signal);
  });
}
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
