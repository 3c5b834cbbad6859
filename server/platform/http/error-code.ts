import type { FastifyError } from "fastify";
import type { ErrorCode } from "#contract/shared/errors.ts";
import { AppError } from "./app-error.ts";

/** Converts anything thrown into an error that can be sent. Unexpected ones become `unexpected`. */
export function toAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError(getErrorCode(error));
}

function getErrorCode(error: unknown): ErrorCode {
  const { statusCode, code, message } = error as Partial<FastifyError>;
  if (statusCode === 413) return "payload_too_large";
  if (statusCode === 415) return "unsupported_media_type";
  if (statusCode === 429) return "too_many_requests";
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return "malformed_request";
  const isOutage = outageCodes.test(code ?? "") || outageMessages.test(message ?? "");
  return isOutage ? "unavailable" : "unexpected";
}

/**
 * Error classes and codes of PostgreSQL, then of sockets: no connection (08), out of resources (53:
 * disk, memory, connections), a deadlock or conflict that a retry resolves (40), a lock not
 * obtained in time (55P03), a statement cancelled by its timeout (57014), shutting down (57P), an
 * idle transaction (25P). Last the store of the photos.
 */
const outageCodes =
  /^(08|53|40001|40P01|55P03|57014|57P|25P0[34]|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|ENOENT|EPIPE|flystorage\.unable)/;
const outageMessages =
  /connection (terminated|timeout)|timeout exceeded|query read timeout|not queryable/i;
