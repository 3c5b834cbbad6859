import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { errorStatus } from "#contract/shared/errors.ts";
import { testApp } from "./test-app.ts";
import type { Visitor } from "./test-app.ts";
import { PASSWORD, aMember } from "./world/a-member.ts";

const app = testApp();
/** Routes that are not in the endpoint table: the provider's webhook, the socket, files and pages. */
const otherRoutes = [
  "POST /api/payments/webhook",
  "GET /api/live",
  "GET /api/openapi.json",
  "GET /api/:unknown",
  "GET /media/:file",
  "GET /brand.css",
  "GET /members/:id",
  "GET /:page",
];
const keys = [...Object.keys(endpoints), ...otherRoutes];
/** Ten thousand, and enough that chance leaves each address a hundred. */
const REQUESTS = Math.max(10_000, 140 * keys.length);
/** The maximum time for a request, in milliseconds. */
const LONGEST = 5_000;
let member: Visitor;
let visitor: Visitor;

beforeAll(async () => {
  const { email } = await aMember(app.db);
  member = app.visitor();
  visitor = app.visitor();
  await member.post("/api/user.php", { email, password: PASSWORD });
  expect(member.cookies.has("session")).toBe(true);
});

const nastyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "'; drop table account; --",
    "<script>alert(1)</script>",
    "../../../../etc/passwd",
    "%00%ff",
    "__proto__",
    "1e309",
    "-1",
    "NaN",
    "9".repeat(400),
    "a".repeat(20_000),
  ),
);
const nastyKey = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "email",
    "password",
    "id",
    "member",
    "page",
    "language",
    "domain",
  ),
  fc.string({ maxLength: 12 }),
);
const nastyValue = fc.oneof(
  nastyText,
  fc.double(),
  fc.maxSafeInteger(),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
  fc.jsonValue({ maxDepth: 4 }),
);

/** The schema's field names, so that requests get past the first check. */
function namesOf(key: string): string[] {
  const { body, query } = (endpoints[key as keyof typeof endpoints] ?? {}) as {
    body?: { shape?: object };
    query?: { shape?: object };
  };
  return [...Object.keys(body?.shape ?? {}), ...Object.keys(query?.shape ?? {})];
}

const request: fc.Arbitrary<Made> = fc.constantFrom(...keys).chain((key) => {
  const known = namesOf(key);
  const name = known.length > 0 ? fc.oneof(fc.constantFrom(...known), nastyKey) : nastyKey;
  return fc.record({
    key: fc.constant(key),
    params: fc.array(nastyText, { minLength: 3, maxLength: 3 }),
    query: fc.array(fc.tuple(name, nastyText), { maxLength: 4 }),
    body: fc.oneof(
      fc.dictionary(name, nastyValue, { maxKeys: 6 }).map((value) => JSON.stringify(value)),
      fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value)),
      nastyText,
      fc.constantFrom(
        "[".repeat(10_000),
        `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
        '{"__proto__":{"id":1},"constructor":{"prototype":{}}}',
        '{"id":1e309,"page":-1e309}',
      ),
    ),
    header: fc.tuple(
      fc.constantFrom(
        "constructor",
        "host",
        "cookie",
        "origin",
        "accept-language",
        "x-forwarded-host",
        "x-mollie-signature",
        "range",
        "if-none-match",
        "upgrade",
      ),
      nastyText,
    ),
    type: fc.constantFrom(
      "application/json",
      "application/json",
      "application/json",
      "application/x-www-form-urlencoded",
      "text/plain",
      "x/y",
    ),
    asMember: fc.boolean(),
  });
});

interface Made {
  readonly key: string;
  readonly params: readonly string[];
  readonly query: readonly (readonly [string, string])[];
  readonly body: string;
  readonly type: string;
  readonly header: readonly [string, string];
  readonly asMember: boolean;
}

function toInject(made: Made): InjectOptions {
  const [method = "GET", path = "/"] = made.key.split(" ");
  let at = 0;
  const filled = path.replace(
    /:\w+/g,
    () => percentEncode(made.params[at++] ?? "x").slice(0, 2_000) || "x",
  );
  const query = made.query.map(
    ([name, value]) => `${percentEncode(name)}=${percentEncode(value).slice(0, 4_000)}`,
  );
  const search = query.join("&");
  const hasBody = method !== "GET";
  const [name, value] = made.header;
  // One request in four has a hostile header; the others have a valid cookie and host to get further.
  const hostile = made.params.join("").length % 4 === 0 ? [[name, printable(value)] as const] : [];
  const headers = Object.fromEntries([
    ...hostile,
    ...(hasBody ? [["content-type", made.type] as const] : []),
  ]);
  return {
    method: method as "GET",
    url: search ? `${filled}?${search}` : filled,
    headers,
    ...(hasBody && { payload: made.body }),
  };
}

/** Keeps the characters that HTTP allows in a header. */
function printable(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 4_000);
}

/** Percent-encodes; a lone surrogate cannot be encoded, so it becomes the bytes a hostile client sends. */
function percentEncode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return "%ED%A0%80";
  }
}

test("ten thousand malformed requests get no 5xx and no stack, and always an error code", async () => {
  const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 1_000_000);
  let sent = 0;
  let longest = 0;
  const times = new Map<string, number>();
  const made = fc.sample(request, { numRuns: REQUESTS, seed });
  for (const sample of made) {
    const options = toInject(sample);
    const began = performance.now();
    const answer = await (sample.asMember ? member : visitor).send(options);
    longest = Math.max(longest, performance.now() - began);
    sent += 1;
    times.set(sample.key, (times.get(sample.key) ?? 0) + 1);
    const seen = `seed ${seed}, request ${sent}: ${options.method} ${String(options.url).slice(0, 200)} ${String(options.payload).slice(0, 200)} ${JSON.stringify(options.headers).slice(0, 200)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
    expect(answer.statusCode, seen).toBeLessThan(500);
    expect(answer.body, seen).not.toMatch(/node_modules|at \w+ \(|\.ts:\d|syntax error|SELECT /);
    if (answer.statusCode >= 400 && sample.key.includes(" /api/"))
      expect(Object.keys(errorStatus), seen).toContain(answer.json().error);
    // A valid log-out among the requests ends the session, so the member logs in again.
    if (!member.cookies.has("session")) {
      app.clock.advance(60 * 60_000);
      await relogin();
    }
    if (sent % 20 === 0) app.clock.advance(60_000);
  }
  const fewest = Math.min(...keys.map((key) => times.get(key) ?? 0));
  process.stdout.write(
    `fuzz: ${sent} requests to ${keys.length} addresses, ${fewest} or more to each, the longest ${longest.toFixed(0)} ms, seed ${seed}\n`,
  );
  expect(fewest).toBeGreaterThanOrEqual(100);
  expect(longest).toBeLessThan(LONGEST);
}, 300_000);

async function relogin() {
  const { email } = await aMember(app.db);
  await member.post("/api/user.php", { email, password: PASSWORD });
}
