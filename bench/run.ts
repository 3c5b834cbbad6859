import { fileURLToPath } from "node:url";
import { ensureBuilt } from "#tools/start/build.ts";
import { measureMessages } from "./measure-messages.ts";
import { measurePages } from "./measure-pages.ts";
import { messageTables } from "./message-tables.ts";
import { pageTable, weightTable } from "./tables.ts";

/**
 * `npm run bench` compares each measurement with its limit in the same run and prints tables of
 * ratios. `npm run bench -- 1 pages` runs one round with pages only; `npm run bench -- 5 messages
 * DIR` and `-- 5 pages DIR` compare with the commit checked out in DIR, with its packages
 * installed.
 */
const rounds = Number(process.argv[2] ?? 3);
const only = process.argv[3];
const earlier = process.argv[4];
const print = (line: string) => void process.stdout.write(`${line}\n`);

if (only !== "pages") {
  const { statements, whole } = await measureMessages(rounds, 5_000, earlier);
  for (const line of messageTables(statements, whole)) print(line);
}
if (only !== "messages") {
  await ensureBuilt(fileURLToPath(new URL("..", import.meta.url)), print);
  const { figures, loads } = await measurePages(rounds, 200, earlier);
  for (const line of [...pageTable(figures), "", ...weightTable(loads)]) print(line);
}
