import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { openDatabase } from "#server/platform/database/database.ts";
import { aFolder, cleanUp, query, start } from "#tests/database/a-cluster.ts";

afterAll(cleanUp);

test("environment variables meant for another PostgreSQL have no effect on this one", async () => {
  const settings = {
    PGSSLMODE: "require",
    PGOPTIONS: "-c work_mem=nonsense",
    PGHOST: "db.example",
    PGPORT: "1",
    PGUSER: "somebody",
    PGDATABASE: "elsewhere",
    PGPASSWORD: "guess",
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { url } = await start({ dir: join(await aFolder(), "database") });
  const database = openDatabase(url, { size: 1, onLost: () => undefined });
  const { rows } = await database.pool.query("select current_database() as name");
  await database.close();
  vi.unstubAllEnvs();
  expect(rows).toEqual([{ name: "vonk" }]);
  expect(await query(url, "select current_database() as name")).toEqual(rows);
});
