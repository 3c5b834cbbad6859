import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorStatus } from "#contract/errors.ts";
import type { ErrorBody, ErrorCode } from "#contract/errors.ts";
import { renderHtml, markup } from "#server/platform/html.ts";
import { AppError } from "./app-error.ts";

/** Writes a refusal in the language of the one who asked. */
export type ErrorLocalizer = (
  request: FastifyRequest,
  refused: AppError,
) => { readonly locale: string; readonly body: ErrorBody };

/** The one place where anything thrown becomes an answer: named, worded, without a stack. */
export function handleErrors(server: FastifyInstance, wording: ErrorLocalizer): void {
  server.setErrorHandler((error, request, reply) => {
    sendError(request, reply, toAppError(error, request), wording);
  });
}

/** Sends the refusal as JSON; where a browser was to show a page, as the plainest of pages. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: AppError,
  wording: ErrorLocalizer,
): void {
  if (refused.details.minutes !== undefined) {
    reply.header("retry-after", String(refused.details.minutes * 60));
  }
  const { locale, body } = wording(request, refused);
  void reply.code(refused.status).header("cache-control", "no-store");
  if (wantsPage(request)) {
    void reply.type("text/html; charset=utf-8").send(plainPage(locale, body.message));
  } else void reply.send(body);
}

function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith("/api/") && (headers.accept ?? "").includes("text/html");
}

function plainPage(locale: string, message: string): string {
  return renderHtml(markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title>
</head>
<body><main><p>${message}</p></main></body>
</html>
`);
}

function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const word = errorCodeOf(error);
  if (errorStatus[word] >= 500) request.log.error({ err: error }, "unexpected error");
  return new AppError(word);
}

/** PostgreSQL is away or lacks room: class 08, 57P0x, class 53 (a full disk, too many connections) and the sockets' own words. */
const unavailableCodes = /^(08|57P0|53|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)/;

/** Whether something failed because the database is away, and not for itself. */
export function isUnavailable(error: unknown): boolean {
  return errorCodeOf(error) === "unavailable";
}

function errorCodeOf(error: unknown): ErrorCode {
  const { statusCode, code, message } = error as Partial<FastifyError>;
  if (statusCode === 413) return "payload_too_large";
  if (statusCode === 415) return "unsupported_media_type";
  if (statusCode === 429) return "too_many_requests";
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return "malformed_request";
  if (
    unavailableCodes.test(code ?? "") ||
    /connection (terminated|timeout)|timeout exceeded|query read timeout|not queryable/i.test(
      message ?? "",
    )
  )
    return "unavailable";
  return "unexpected";
}
