import path from "node:path";
import { pathToFileURL } from "node:url";

interface Order {
  readonly tree: string;
  readonly url: string;
  readonly dir: string;
}

/**
 * Fills a database with the demo, with the code of one tree of the project: this one or an earlier
 * commit's. Sends "ready" to its parent process.
 */
process.once("message", (order: Order) => {
  void prepare(order).then(() => process.send?.("ready", () => process.exit(0)));
});

async function prepare({ tree, url, dir }: Order) {
  const load = (file: string) => import(pathToFileURL(path.join(tree, file)).href);
  const { openDatabase } = await load("server/platform/database/database.ts");
  const { migrate } = await load("server/platform/database/migrate.ts");
  const { installQueue } = await load("server/platform/queue/queue.ts");
  const { seedDemo } = await load("world/demo/seed.ts");
  const { seedActivity } = await load("world/demo/activity.ts");
  const { createContext } = await load("server/context.ts");
  const { readConfig } = await load("server/config/config.ts");
  const database = openDatabase(url, { size: 4, onLost: () => undefined });
  const { schema } = await load("server/schema.ts");
  await migrate(database.pool, schema);
  await installQueue(database.pool);
  // Earlier commits call the third argument.
  await seedDemo(database.db, new Date(), () => undefined);
  const config = readConfig({ LOG_LEVEL: "silent", DATABASE_URL: url, DATA_DIR: dir });
  const context = createContext(config, database);
  await seedActivity(context.services, new Date());
  await database.pool.query("analyze");
  await database.close();
}
