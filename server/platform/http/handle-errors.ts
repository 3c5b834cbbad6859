import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "#contract/shared/errors.ts";
import { markup, renderHtml } from "#server/platform/html.ts";
import type { AppError } from "./app-error.ts";
import { toAppError } from "./error-code.ts";

/** Writes an error in the visitor's language. */
export type ErrorLocalizer = (
  request: FastifyRequest,
  error: AppError,
) => { readonly locale: string; readonly body: ErrorBody };

interface ErrorHandling {
  readonly localize: ErrorLocalizer;
  readonly logOutage: (error: unknown) => void;
}

/** Turns anything thrown into a localized response with a code and without a stack. */
export function handleErrors(
  server: FastifyInstance,
  { localize, logOutage }: ErrorHandling,
): void {
  server.setErrorHandler((error, request, reply) => {
    const appError = toAppError(error);
    if (appError.code === "unavailable") logOutage(error);
    if (appError.code === "unexpected") request.log.error({ err: error }, "unexpected error");
    sendError(request, reply, appError, localize);
  });
}

/** Sends the error as JSON, or as a minimal page if a browser expects a page. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
  localize: ErrorLocalizer,
): void {
  const { locale, body } = localize(request, error);
  void reply.code(error.status).header("cache-control", "no-store");
  if (error.retryAfterSeconds !== null) {
    void reply.header("retry-after", String(error.retryAfterSeconds));
  }
  if (error.details.allow) void reply.header("allow", error.details.allow.join(", "));
  if (expectsPage(request)) {
    void reply.type("text/html; charset=utf-8").send(plainPage(locale, body.message));
  } else void reply.send(body);
}

function expectsPage({ url, headers }: FastifyRequest): boolean {
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
