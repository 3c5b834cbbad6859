import { expect, test } from "vitest";
import { testDatabase } from "#tests/test-database.ts";
import { createPostgresCarrier } from "./postgres-carrier.ts";

const database = testDatabase();

test("a long batch arrives whole, also if its parts are equal", async () => {
  const carrier = createPostgresCarrier(database.handle.createClient);
  const received: string[] = [];
  await carrier.start((batch) => void received.push(batch));
  await carrier.send("a".repeat(40_000));
  await expect.poll(() => received.map(({ length }) => length)).toEqual([40_000]);
  await carrier.close();
});
