import type { CallOf, EndpointKey, OutputOf } from "#contract/shared/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import type { ErrorBody, ErrorCode, FieldErrorCode } from "#contract/shared/errors.ts";

export type Key = keyof Endpoints & EndpointKey;

/** Calls an endpoint of the contract: over the network in the browser, in-process on the server. */
export type Api = <K extends Key>(
  key: K,
  input: CallOf<Endpoints[K]>,
) => Promise<OutputOf<Endpoints[K]>>;

/** An error the server returned: a code, and a message in the visitor's language. */
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

/** Checks by name, because on the server the error comes from another bundle. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError";
}

/** The code of an error the server returned; null for any other error. */
export function errorCode(error: unknown): ErrorCode | null {
  return isApiError(error) ? error.body.error : null;
}

/** The answer of a call; null if the server returned this error. */
export async function nullOn<Answer>(code: ErrorCode, call: Promise<Answer>) {
  try {
    return await call;
  } catch (error) {
    if (errorCode(error) === code) return null;
    throw error;
  }
}

/** The request got no response. */
export class OfflineError extends Error {
  override name = "OfflineError";
}

/** The server's message for a field, if the field was invalid. */
export function fieldMessage(error: unknown, field: string): string | undefined {
  return isApiError(error) ? error.body.fields?.[field]?.message : undefined;
}

/** The server's error code for a field, if the field was invalid. */
export function fieldErrorCode(error: unknown, field: string): FieldErrorCode | undefined {
  return isApiError(error) ? error.body.fields?.[field]?.error : undefined;
}
