import type { z } from "zod";
import type { CallOf, Endpoint, InputOf, OutputOf } from "#contract/shared/endpoint.ts";
import { fieldErrorCodes } from "#contract/shared/errors.ts";
import type { FieldErrorCode } from "#contract/shared/errors.ts";
import { AppError } from "./app-error.ts";

export type Table = Readonly<Record<string, Endpoint>>;

export type Handlers<T extends Table, Context> = {
  readonly [K in keyof T]: (
    ctx: Context,
    input: InputOf<T[K]>,
  ) => Promise<T[K]["output"] extends null ? void : OutputOf<T[K]>>;
};

/**
 * Calls an endpoint of the table; the same function serves the network and the server's own pages.
 */
export type InProcess<T extends Table, Context> = <K extends keyof T & string>(
  ctx: Context,
  key: K,
  input: CallOf<T[K]>,
) => Promise<OutputOf<T[K]>>;

/**
 * Joins the table with its handlers and checks access, input and output. `authorize` throws if a caller
 * has no access. Throws AppError; anything else is a defect.
 */
export function createEndpointCalls<T extends Table, Context>(
  table: T,
  handlers: Handlers<T, Context>,
  authorize: (ctx: Context, access: Endpoint["access"]) => void,
): InProcess<T, Context> {
  return async (ctx, key, input) => {
    const endpoint = table[key];
    if (!endpoint) throw new AppError("not_found");
    authorize(ctx, endpoint.access);
    const checked = checkInput(endpoint, input as RawInput);
    const handler = handlers[key];
    const answer = await handler(ctx, checked as Parameters<typeof handler>[1]);
    // Parsing the output closes it: a field outside the shape never leaves the server.
    const closed: unknown =
      endpoint.output && answer !== undefined ? endpoint.output.parse(answer) : undefined;
    return closed as OutputOf<T[typeof key]>;
  };
}

interface RawInput {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly params?: unknown;
}

/**
 * Parses the input with the endpoint's shapes. Throws `invalid_input` naming every invalid field.
 */
export function checkInput<E extends Endpoint>(endpoint: E, raw: RawInput): InputOf<E> {
  // A map, because an object always has a "constructor" and a "__proto__".
  const fields = new Map<string, FieldErrorCode>();
  const parse = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      const name = fieldName(issue.path);
      if (!fields.has(name)) fields.set(name, toFieldErrorCode(issue.message));
    }
    return undefined;
  };
  const input = {
    query: parse(endpoint.query, raw.query),
    body: parse(endpoint.body, raw.body),
    params: parse(endpoint.params, raw.params),
  };
  if (fields.size > 0) {
    throw new AppError("invalid_input", { fields: Object.fromEntries(fields) });
  }
  // The three parts were parsed by the schemas from which InputOf is derived.
  return input as InputOf<E>;
}

function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map(String).join(".");
  // A hostile key can be as long as the request, so a response contains at most this much of it.
  return name === "" ? "input" : name.slice(0, 100);
}

function toFieldErrorCode(message: string): FieldErrorCode {
  return fieldErrorCodes.find((code) => code === message) ?? "invalid_value";
}
