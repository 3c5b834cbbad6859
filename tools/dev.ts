import { fileURLToPath } from "node:url";
import { restartOnChange } from "./start/restart-on-change.ts";

/** `npm run dev`: runs the demo from source. Pages reload and the server restarts by themselves. */
const stop = restartOnChange({
  root: fileURLToPath(new URL("..", import.meta.url)),
  folders: ["contract", "sandbox", "server", "tools", "world"],
  args: ["tools/start/demo.ts", "--dev"],
  print: (line) => process.stdout.write(`${line}\n`),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => void stop().then(() => process.exit()));
}
