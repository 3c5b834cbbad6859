import { fileURLToPath } from "node:url";
import { ensureBuilt } from "#tools/start/build.ts";
import { measureMessages } from "./measure-messages.ts";
import { measurePages } from "./measure-pages.ts";
import { messageTable } from "./message-table.ts";
import { measureSearch } from "./measure-search.ts";
import { pageTable, searchTable, weightTable } from "./tables.ts";

const USAGE = `npm run bench -- ROUNDS WHAT: medians of interleaved rounds, of which only ratios count.

  npm run bench -- 5 messages [FOLDER]   paid messages, from sending to the recipient's page
  npm run bench -- 5 pages [FOLDER]      processor time of rendered pages, and what a first visit loads
  npm run bench -- 100 search 10000 1000000
                                         search among so many members, by sets of filters

FOLDER has another commit to compare with, its packages installed and, for pages, built.`;

const [rounds = "", only, ...rest] = process.argv.slice(2);
const print = (line: string) => void process.stdout.write(`${line}\n`);

if (only === "messages") {
  const figures = await measureMessages(Number(rounds), 5_000, rest[0]);
  for (const line of messageTable(figures)) print(line);
} else if (only === "pages") {
  await ensureBuilt(fileURLToPath(new URL("..", import.meta.url)), print);
  const { figures, loads } = await measurePages(Number(rounds), 200, rest[0]);
  for (const line of [...pageTable(figures), "", ...weightTable(loads)]) print(line);
} else if (only === "search") {
  const figures = await measureSearch(rest.map(Number), Number(rounds));
  for (const line of searchTable(figures)) print(line);
} else print(USAGE);
