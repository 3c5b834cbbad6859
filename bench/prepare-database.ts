import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Creates the tables, functions and members that a load needs, with the code of one tree of the
 * project: this one or an earlier commit's. Sends the members to its parent process.
 */
process.once("message", (order: Order) => {
  void prepare(order).then((members) => process.send?.(members, () => process.exit(0)));
});

interface Order {
  readonly tree: string;
  readonly url: string;
}

async function prepare({ tree, url }: Order) {
  const load = (file: string) => import(pathToFileURL(path.join(tree, file)).href);
  const { openDatabase } = await load("server/platform/database/database.ts");
  const { migrate } = await load("server/platform/database/migrate.ts");
  const { makeLoadWorld } = await load("bench/load-world.ts");
  const database = openDatabase(url, { size: 2, onLost: () => undefined });
  const { schema } = await load("server/schema.ts");
  await migrate(database.pool, schema);
  const members = await makeLoadWorld(database.db, { members: 2_000, credits: 100_000_000 });
  await database.close();
  return members;
}
