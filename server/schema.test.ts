import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { schema } from "./schema.ts";

test("every domain's functions.sql is applied", () => {
  const domains = path.join(import.meta.dirname, "domains");
  const found = readdirSync(domains, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "functions.sql")
    .map((file) => path.join(domains, file));
  expect(schema.functions.toSorted()).toEqual(found.toSorted());
});
