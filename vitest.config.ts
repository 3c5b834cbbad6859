import { availableParallelism } from "node:os";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { precompileTexts } from "./tools/vite/precompile-texts.ts";

/** All cores: vitest itself leaves one to the programs next to it, which halves two. */
const cores = availableParallelism();
/** Many tests start programs, which load in half the time if they are compiled already. */
process.env["NODE_COMPILE_CACHE"] ??= path.resolve("node_modules/.cache/compiled");
const shared = {
  passWithNoTests: false,
  testTimeout: 20_000,
  setupFiles: ["tests/each-file.ts"],
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [precompileTexts(), react()],
        // Pure and fast: no database, no browser, no network.
        test: {
          ...shared,
          name: "unit",
          maxWorkers: cores,
          // The files share one module graph for each worker, which halves the time: importing React
          // and the pages costs more than the tests. Stubs end with their test.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          include: ["{contract,server,web,ui,world,tools,sandbox}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "tools/database/**"],
        },
      },
      {
        // On a real PostgreSQL; a database of its own for each file.
        test: {
          ...shared,
          name: "database",
          // The tests wait a tenth of their time, for programs that start or stop.
          maxWorkers: cores + 1,
          // As above; each file still has a database of its own.
          isolate: false,
          include: ["{server,world,tests}/**/*.db.test.ts", "tools/database/*.test.ts"],
          globalSetup: ["tests/start-database.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A worker that misses a job's notification looks again after two seconds.
          expect: { poll: { timeout: 5_000 } },
          // A test that passes at the second attempt hides a race: `npm test` prints it.
          retry: 1,
        },
      },
    ],
  },
});
