import type { Pool } from "pg";
import { vi } from "vitest";

/** Every statement that connections of the pool run from now on, in order. */
export function recordStatements(pool: Pool): string[] {
  const statements: string[] = [];
  pool.on("acquire", (client) => {
    if (vi.isMockFunction(client.query)) return;
    const run = client.query.bind(client);
    const query = vi.fn((text: string, ...rest: []) => {
      statements.push(text);
      return run(text, ...rest);
    });
    Object.assign(client, { query });
  });
  return statements;
}
