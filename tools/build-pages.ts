import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./start/build.ts";

const print = (line: string) => void process.stdout.write(`${line}\n`);
const root = fileURLToPath(new URL("..", import.meta.url));
if (!(await ensureBuilt(root, print))) print("The pages are built already.");
