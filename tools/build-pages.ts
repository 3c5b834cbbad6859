import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./start/build.ts";

await ensureBuilt(fileURLToPath(new URL("..", import.meta.url)), (line) =>
  process.stdout.write(`${line}\n`),
);
