import type { CallOf, Endpoint, InputOf, OutputOf } from "#contract/shared/endpoint.ts";
import { checkInput } from "./check-input.ts";
import { AppError } from "./app-error.ts";

export type Table = Readonly<Record<string, Endpoint>>;

export type Handlers<T extends Table, Context> = {
  readonly [K in keyof T]: (ctx: Context, input: InputOf<T[K]>) => Promise<OutputOf<T[K]>>;
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
    const given = input as { query?: unknown; body?: unknown; params?: unknown };
    const checked = checkInput(endpoint, {
      query: given.query,
      body: given.body,
      params: given.params,
    });
    const handler = handlers[key];
    const answer = await handler(ctx, checked as Parameters<typeof handler>[1]);
    // Parsing the output closes it: a field outside the shape never leaves the server.
    const closed: unknown =
      endpoint.output && answer !== undefined ? endpoint.output.parse(answer) : undefined;
    return closed as OutputOf<T[typeof key]>;
  };
}
