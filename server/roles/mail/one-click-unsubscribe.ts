import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import { endMailsByProgram } from "#server/domains/notifications/end-mails.ts";
import { createRequestContext } from "#server/roles/web/create-request-context.ts";
import type { ConsumeLimit } from "#server/roles/web/rate-limits.ts";

/**
 * `POST /{token}`: the unsubscribe button of a mail program (RFC 8058). The program has no cookie and
 * shows no answer; the link itself is the proof.
 */
export function mountOneClickUnsubscribe(
  server: FastifyInstance,
  context: Context,
  consume: ConsumeLimit,
): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: 1024 },
      (_request, _body, done) => done(null),
    );
    scope.post<{ Params: { token: string } }>("/:token(^[\\w-]{43}$)", async (request, reply) => {
      const ctx = await createRequestContext(context, request, reply);
      await consume("beacon", ctx);
      await endMailsByProgram(ctx, request.params.token);
      return reply.code(204).send();
    });
  });
}
