import { fileURLToPath } from "node:url";
import { ensureBuilt } from "#tools/start/build.ts";
import { measureAddresses } from "./measure-addresses.ts";
import { measureMessages } from "./measure-messages.ts";
import { measurePages } from "./measure-pages.ts";
import { longTaskTable } from "./long-tasks/long-task-table.ts";
import { measureLongTasks } from "./long-tasks/measure-long-tasks.ts";
import { messageTables } from "./message-tables.ts";
import { measureSearch } from "./measure-search.ts";
import { measureSockets } from "./measure-sockets.ts";
import { addressTable, pageTable, searchTable, socketTable, weightTable } from "./tables.ts";

/**
 * `npm run bench` compares each measurement with its limit in the same run and prints tables of
 * ratios. `npm run bench -- 1 pages` runs one round with pages only; `npm run bench -- 5 messages
 * DIR` and `-- 5 pages DIR` compare with the commit checked out in DIR, with its packages
 * installed. `npm run bench -- 1 addresses` measures whether answers reveal who has an account;
 * `-- 1 addresses email` measures only the requests with that in their name. `-- 100 search 10000
 * 1000000` measures search among so many members, a hundred times for each set of filters. `-- 30
 * sockets 5000 50` opens so many sockets and sends so many messages a second for 30 seconds, in one
 * process and across two with each carrier of events. `-- 5 long-tasks 100000` counts the tasks over
 * 50 ms on a slow phone in a conversation of so many messages and in the swipe game.
 */
const rounds = Number(process.argv[2] ?? 3);
const only = process.argv[3];
const earlier = process.argv[4];
const print = (line: string) => void process.stdout.write(`${line}\n`);

if (only === "addresses") {
  for (const line of addressTable(await measureAddresses(earlier))) print(line);
}
if (only === "search") {
  for (const line of searchTable(await measureSearch(process.argv.slice(4).map(Number), rounds)))
    print(line);
}
if (only === "long-tasks") {
  await ensureBuilt(fileURLToPath(new URL("..", import.meta.url)), print);
  const figures = await measureLongTasks(rounds, Number(process.argv[4] ?? 100_000));
  for (const line of longTaskTable(figures)) print(line);
}
if (only === "sockets") {
  const [sockets = 5_000, perSecond = 50] = process.argv.slice(4).map(Number);
  const figures = await measureSockets({ seconds: rounds, sockets, perSecond });
  for (const line of socketTable(figures)) print(line);
}
if (only === undefined || only === "messages") {
  const { statements, whole } = await measureMessages(rounds, 5_000, earlier);
  for (const line of messageTables(statements, whole)) print(line);
}
if (only === undefined || only === "pages") {
  await ensureBuilt(fileURLToPath(new URL("..", import.meta.url)), print);
  const { figures, loads } = await measurePages(rounds, 200, earlier);
  for (const line of [...pageTable(figures), "", ...weightTable(loads)]) print(line);
}
