import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorStatus } from "#contract/errors.ts";
import type { ErrorBody, ErrorWord } from "#contract/errors.ts";
import { Refused } from "./refused.ts";

/** Writes a refusal in the language of the one who asked. */
export type Wording = (request: FastifyRequest, refused: Refused) => ErrorBody;

/** The one place where anything thrown becomes an answer: named, worded, without a stack. */
export function answerErrors(server: FastifyInstance, wording: Wording): void {
  server.setErrorHandler((error, request, reply) => {
    answer(request, reply, asRefused(error, request), wording);
  });
}

/** Sends the refusal as JSON. */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refused,
  wording: Wording,
): void {
  if (refused.details.minutes !== undefined) {
    reply.header("retry-after", String(refused.details.minutes * 60));
  }
  void reply
    .code(refused.status)
    .header("cache-control", "no-store")
    .send(wording(request, refused));
}

function asRefused(error: unknown, request: FastifyRequest): Refused {
  if (error instanceof Refused) return error;
  const word = wordOf(error);
  if (errorStatus[word] >= 500) request.log.error({ err: error }, "unexpected error");
  return new Refused(word);
}

/** PostgreSQL is away or lacks room: class 08, 57P0x, class 53 (a full disk, too many connections) and the sockets' own words. */
const awayCodes = /^(08|57P0|53|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)/;

function wordOf(error: unknown): ErrorWord {
  const { statusCode, code, message } = error as Partial<FastifyError>;
  if (statusCode === 413) return "payload_too_large";
  if (statusCode === 415) return "unsupported_media_type";
  if (statusCode === 429) return "too_many_requests";
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return "malformed_request";
  if (
    awayCodes.test(code ?? "") ||
    /connection (terminated|timeout)|timeout exceeded/i.test(message ?? "")
  )
    return "unavailable";
  return "unexpected";
}
