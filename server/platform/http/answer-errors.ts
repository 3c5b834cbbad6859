import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorStatus } from "#contract/errors.ts";
import type { ErrorBody, ErrorWord } from "#contract/errors.ts";
import { htmlText, markup } from "#server/platform/html.ts";
import { Refused } from "./refused.ts";

/** Writes a refusal in the language of the one who asked. */
export type Wording = (
  request: FastifyRequest,
  refused: Refused,
) => { readonly locale: string; readonly body: ErrorBody };

/** The one place where anything thrown becomes an answer: named, worded, without a stack. */
export function answerErrors(server: FastifyInstance, wording: Wording): void {
  server.setErrorHandler((error, request, reply) => {
    answer(request, reply, asRefused(error, request), wording);
  });
}

/** Sends the refusal as JSON; where a browser was to show a page, as the plainest of pages. */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refused,
  wording: Wording,
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
  return htmlText(markup`<!doctype html>
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

function asRefused(error: unknown, request: FastifyRequest): Refused {
  if (error instanceof Refused) return error;
  const word = wordOf(error);
  if (errorStatus[word] >= 500) request.log.error({ err: error }, "unexpected error");
  return new Refused(word);
}

/** PostgreSQL is away or lacks room: class 08, 57P0x, class 53 (a full disk, too many connections) and the sockets' own words. */
const awayCodes = /^(08|57P0|53|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)/;

/** Whether something failed because the database is away, and not for itself. */
export function isAway(error: unknown): boolean {
  return wordOf(error) === "unavailable";
}

function wordOf(error: unknown): ErrorWord {
  const { statusCode, code, message } = error as Partial<FastifyError>;
  if (statusCode === 413) return "payload_too_large";
  if (statusCode === 415) return "unsupported_media_type";
  if (statusCode === 429) return "too_many_requests";
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return "malformed_request";
  if (
    awayCodes.test(code ?? "") ||
    /connection (terminated|timeout)|timeout exceeded|query read timeout|not queryable/i.test(
      message ?? "",
    )
  )
    return "unavailable";
  return "unexpected";
}
