import { sql } from "kysely";
import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { testApp } from "#tests/test-app.ts";
import { z } from "zod";

const app = testApp();
const tag =
  /race|ethnic|skin|complexion|sexy|attractive|beauty|appearance|age_?group|match_finder/i;

test("no table has a column for what the match finder asks, and no member's field names it", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(app.db);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.map(({ name }) => name).filter((name) => tag.test(name))).toEqual([]);

  const schemas = Object.entries(endpoints).flatMap(([key, { output, ...given }]) =>
    ["query" in given ? given.query : null, "body" in given ? given.body : null, output].flatMap(
      (schema) =>
        schema
          ? [
              [
                key,
                JSON.stringify(z.toJSONSchema(schema, { unrepresentable: "any", io: "input" })),
              ] as const,
            ]
          : [],
    ),
  );
  const named = schemas.filter(([, schema]) => tag.test(schema)).map(([key]) => key);
  // The settings name the questions that a site asks, which say nothing about a member.
  expect(new Set(named)).toEqual(new Set(["GET /api/settings.php"]));
});
