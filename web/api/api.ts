import type { CallOf, EndpointKey, OutputOf } from "#contract/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import type { ErrorBody, FieldErrorCode } from "#contract/errors.ts";

export type Key = keyof Endpoints & EndpointKey;

/** One call of the contract, over the network in the browser and in-process on the server. */
export type Api = <K extends Key>(
  key: K,
  input: CallOf<Endpoints[K]>,
) => Promise<OutputOf<Endpoints[K]>>;

/** The server refused; `body` says with which word, and in the visitor's language why. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.error);
    this.status = status;
    this.body = body;
  }
}

/** Recognised by its name: the server's own rendering throws the same shape from another bundle. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError";
}

/** The answer never came: no connection, or it broke on the way. */
export class OfflineError extends Error {
  override name = "OfflineError";
}

/** The sentence for one field, where the server refused it. */
export function fieldMessage(error: unknown, field: string): string | undefined {
  return isApiError(error) ? error.body.fields?.[field]?.message : undefined;
}

/** The word for one field, where the server refused it. */
export function fieldWord(error: unknown, field: string): FieldErrorCode | undefined {
  return isApiError(error) ? error.body.fields?.[field]?.error : undefined;
}
