import Fastify, { LogController } from "fastify";
import type { FastifyHttpOptions, FastifyInstance, RawServerDefault } from "fastify";
import type { Context } from "#server/context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { handleErrors, sendError } from "#server/platform/http/handle-errors.ts";

/** The settings of a server that the sites and the office do not share. */
type Options = Pick<FastifyHttpOptions<RawServerDefault>, "bodyLimit" | "serverFactory">;

/** A server that does not listen yet and answers errors in the caller's language. */
export function createServer(
  context: Context,
  localize: Parameters<typeof handleErrors>[1]["localize"],
  options: Options,
): FastifyInstance {
  const server = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < context.config.trustedProxies,
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (_error, request, reply) =>
      sendError(request, reply, new AppError("malformed_request"), localize),
    // A key like __proto__ in a body is rejected rather than removed.
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    routerOptions: { maxParamLength: 500 },
    // Requests that arrive while the server closes are answered; see drain.ts.
    return503OnClosing: false,
    ...options,
  });
  handleErrors(server, { localize, logOutage: context.logOutage });
  return server;
}
