import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { expect } from "vitest";
import { errorStatus } from "#contract/shared/errors.ts";
import type { Visitor } from "#tests/test-app.ts";

const nastyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "'; drop table account; --",
    "<script>alert(1)</script>",
    "../../../../../etc/passwd",
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

interface Fields {
  readonly body?: { readonly shape?: object };
  readonly query?: { readonly shape?: object };
}

/** The schema's field names, so that requests get past the first check. */
const namesOf = ({ body, query }: Fields) => [
  ...Object.keys(body?.shape ?? {}),
  ...Object.keys(query?.shape ?? {}),
];

interface Options {
  readonly table: object;
  /** Routes that are not in the table. */
  readonly otherRoutes: readonly string[];
  /** Values that some schemas accept. */
  readonly plausible: readonly (string | null)[];
  readonly requests: number;
  readonly seed: number;
}

/** Malformed requests to each endpoint of a table and to other routes. */
export function createMalformedRequests({
  table,
  otherRoutes,
  plausible,
  requests,
  seed,
}: Options): MalformedRequest[] {
  const endpoints = table as Readonly<Record<string, Fields>>;
  const param = fc.oneof(nastyText, fc.uuid());
  const anyValue = fc.oneof(nastyValue, fc.constantFrom(...plausible, []), fc.uuid());
  const request: fc.Arbitrary<Made> = fc
    .constantFrom(...Object.keys(endpoints), ...otherRoutes)
    .chain((key) => {
      const known = namesOf(endpoints[key] ?? {});
      const name = known.length > 0 ? fc.oneof(fc.constantFrom(...known), nastyKey) : nastyKey;
      return fc.record({
        key: fc.constant(key),
        params: fc.array(param, { minLength: 3, maxLength: 3 }),
        query: fc.array(fc.tuple(name, nastyText), { maxLength: 4 }),
        body: fc.oneof(
          fc.dictionary(name, anyValue, { maxKeys: 6 }).map((value) => JSON.stringify(value)),
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
        sender: fc.nat(),
      });
    });
  return fc.sample(request, { numRuns: requests, seed }).map((one) => ({
    key: one.key,
    sender: one.sender,
    options: toInject(one),
  }));
}

interface MalformedRequest {
  /** The route. */
  readonly key: string;
  /** Picks the sender, however many there are. */
  readonly sender: number;
  readonly options: InjectOptions;
}

/** Sends a malformed request, which gets neither a 5xx nor a stack but an error code. Returns how long it took. */
export async function sendMalformed(
  visitor: Visitor,
  { key, options }: MalformedRequest,
  label: string,
): Promise<number> {
  const began = performance.now();
  const answer = await visitor.send(options);
  const took = performance.now() - began;
  const sent = JSON.stringify([options.method, options.url, options.payload, options.headers]);
  const seen = `${label}: ${sent.slice(0, 800)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
  expect(answer.statusCode, seen).toBeLessThan(500);
  expect(answer.body, seen).not.toMatch(/node_modules|at \w+ \(|\.ts:\d|syntax error|SELECT /);
  if (answer.statusCode >= 400 && key.includes(" /api/")) {
    expect(Object.keys(errorStatus), seen).toContain(answer.json().error);
  }
  return took;
}

interface Made {
  readonly key: string;
  readonly params: readonly string[];
  readonly query: readonly (readonly [string, string])[];
  readonly body: string;
  readonly type: string;
  readonly header: readonly [string, string];
  readonly sender: number;
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
