import type { z } from "zod";
import { fieldErrorCodes } from "#contract/shared/errors.ts";
import type { FieldErrorCode } from "#contract/shared/errors.ts";
import type { Endpoint, InputOf } from "#contract/shared/endpoint.ts";
import { AppError } from "./app-error.ts";

export interface RawInput {
  readonly query: unknown;
  readonly body: unknown;
  readonly params: unknown;
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
      if (!fields.has(name)) fields.set(name, asFieldWord(issue.message));
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

function asFieldWord(message: string): FieldErrorCode {
  return fieldErrorCodes.find((word) => word === message) ?? "invalid_value";
}
