import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "#contract/endpoints.ts";
import { createEndpointCalls } from "#server/platform/http/endpoint-calls.ts";
import { urlsOf } from "./read-endpoints.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSandbox } from "#tests/world/a-sandbox.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { chattingPair } from "#tests/world/chatting-pair.ts";

const sandbox = await aSandbox({ now: () => new Date() }, () => Promise.resolve(200));
const app = testApp({ SANDBOX_PORT: sandbox.port });
const keys = Object.keys(endpoints) as (keyof typeof endpoints)[];

test("fields outside an endpoint's schema never leave the server, at any depth", async () => {
  const inner = z.object({ name: z.string() });
  const table = {
    "GET /api/x": {
      summary: "",
      access: "anyone",
      output: z.object({ her: inner, all: z.array(inner) }),
      errors: [],
    },
  } as const;
  const row = { name: "Marijke", email: "marijke@example.nl" };
  const handlers = { "GET /api/x": () => Promise.resolve({ her: row, all: [row], secret: 1 }) };
  const calls = createEndpointCalls(table, handlers, () => undefined);
  expect(await calls(null, "GET /api/x", {})).toEqual({
    her: { name: "Marijke" },
    all: [{ name: "Marijke" }],
  });
});

test.each(keys.filter((key) => endpoints[key].output !== null))(
  "the response schema of %s lets no unknown field through",
  (key) => {
    const shape = endpoints[key].output;
    const schema =
      shape && z.toJSONSchema(shape, { unrepresentable: "any", override: nameTransforms });
    expect(schema ? looseSchemaPaths(schema) : ["none"]).toEqual([]);
  },
);

/** A transform builds a new value, such as a lower-case id, so no extra field passes through it. */
const nameTransforms = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: object;
}) => {
  if (zodSchema instanceof z.ZodTransform) Object.assign(jsonSchema, { title: "transform" });
};

/** The places where a schema lets unknown fields through: loose objects, records, `any`. */
function looseSchemaPaths(schema: unknown, at = "answer"): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const node = schema as Record<string, unknown>;
  const named = Object.keys(node).filter((name) => name !== "$schema");
  if (named.length === 0) return [at];
  const open = node["properties"] !== undefined && node["additionalProperties"] !== false;
  const lists = ["anyOf", "oneOf", "allOf", "prefixItems"].flatMap((name) => node[name] ?? []);
  const maps = ["properties", "$defs"].flatMap((name) => Object.entries(node[name] ?? {}));
  return [
    ...(open ? [at] : []),
    ...lists.flatMap((one) => looseSchemaPaths(one, at)),
    ...maps.flatMap(([name, one]) => looseSchemaPaths(one, `${at}.${name}`)),
    ...looseSchemaPaths(node["items"], `${at}[]`),
    ...looseSchemaPaths(node["additionalProperties"], `${at}{}`),
  ];
}

/** Tables that two members share or that others can see, so they are not private. */
const shared = ["conversation_member", "pending_message", "fictional_agreement"];

/** The values in a member's rows, in any table, that are long enough to recognize. */
async function secretsOf(id: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; key: string }>`
    select table_name as name, column_name as key from information_schema.columns
    where table_schema = 'public' and (column_name in ('account_id', 'member_id')
      or (table_name, column_name) = ('account', 'id'))`.execute(app.db);
  const rows = await Promise.all(
    tables
      .filter(({ name }) => !shared.includes(name))
      .map(({ name, key }) =>
        sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row
          from ${sql.table(name)} t where ${sql.ref(key)} = ${id}`.execute(app.db),
      ),
  );
  const values = rows.flatMap((found) => found.rows.flatMap(({ row }) => Object.values(row)));
  return values
    .filter((value) => typeof value === "string")
    .map((value) => value.replace(/^\\x/, ""))
    .filter((value) => value.length >= 16 && value !== id && !/^\d{4}-\d\d-\d\dT/.test(value));
}

/** Creates a member with every kind of private data, and a member she chats with. */
async function aMemberWithSecrets() {
  const email = `kanarie.${randomUUID()}@example.nl`;
  const birth = "1957-03-11";
  const she = await aMember(app.db, { email, profile: { birth_date: birth, name: "Kanarie" } });
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  await giveCredits(app.db, she, 73_919);
  await buyCredits(app.db, she, 1_000_000);
  await buyCredits(app.db, he, 100);
  const { hers, his, conversation } = await chattingPair(app, she, he);
  const order = { id: randomUUID(), bundle: "small", method: "creditcard", country: "NL" };
  expect((await hers.post("/api/orders", order)).statusCode).toBe(200);
  const secrets = [
    ...(await secretsOf(she.id)),
    birth,
    "73919",
    "1073919",
    String(hers.cookies.get("session")),
  ];
  return { she, hers, his, secrets, conversation };
}

test("a member's private data is in nobody else's responses", async () => {
  const { she, hers, his, secrets, conversation } = await aMemberWithSecrets();
  expect(secrets).toContain(she.email);
  expect(secrets.filter((secret) => secret.startsWith("$argon2"))).toHaveLength(1);
  expect(secrets.length).toBeGreaterThan(10);
  const stranger = await loggedIn(app, (await aMember(app.db)).id);
  const elsewhere = await aMember(app.db, { site: "second-spring" });
  const others: Record<string, Visitor> = {
    he: his,
    stranger,
    visitor: app.visitor(),
    "another site's": await loggedIn(app, elsewhere.id, "second.localhost"),
  };
  const urls = urlsOf({ id: she.id, conversation });
  let read = 0;
  // The readers do get data: three are logged in, and he can see her.
  const statuses = Object.entries(others).map(async ([who, browser]) => [
    who,
    (await browser.get("/api/user.php")).statusCode,
  ]);
  expect(Object.fromEntries(await Promise.all(statuses))).toEqual({
    he: 200,
    stranger: 200,
    visitor: 403,
    "another site's": 200,
  });
  expect((await his.get(`/api/members/${she.id}`)).body).toContain("Kanarie");
  for (const [who, browser] of Object.entries(others)) {
    const answers = await Promise.all([
      ...urls.map((url) => browser.get(url)),
      browser.post(`/api/members/${she.id}/seen`, {}),
      browser.post("/api/likes.php", { member: she.id }),
      browser.post("/api/signup/check", { email: she.email }),
      browser.post("/api/user.php", { email: she.email, password: "niet het goede" }),
      browser.post("/api/chats/messages", {
        client_id: randomUUID(),
        to: { member: she.id },
        text: "Dag.",
      }),
    ]);
    for (const { body, headers } of answers) {
      read += 1;
      const seen = `${body}${JSON.stringify(headers)}`;
      expect([who, secrets.filter((secret) => seen.includes(secret))]).toEqual([who, []]);
    }
  }
  // The same search finds her data in her own responses, so the check can fail.
  const own = (await Promise.all(urls.map((url) => hers.get(url)))).map(({ body }) => body).join();
  expect(secrets.filter((secret) => own.includes(secret))).not.toEqual([]);
  process.stdout.write(`S3: ${secrets.length} secrets, ${read} answers to others, 0 in them\n`);
});

test("no table has a column for coordinates", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'
      and (column_name ~ '(^|_)(lat|lng|lon|latitude|longitude|coordinates?|geo|distance)(_|$)'
        or udt_name in ('point', 'geometry', 'geography'))`.execute(app.db);
  expect(rows).toEqual([]);
});
