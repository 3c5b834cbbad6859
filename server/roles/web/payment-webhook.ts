import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import { handleWebhook } from "#server/domains/payments/webhooks/handle-webhook.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { WebhookForged } from "#server/providers/payment/port.ts";

/**
 * Receives the payment providers' webhooks, at an address for each account. They have no session,
 * arrive as a form or a signed event, get 200 whatever they name, and are never trusted.
 */
export async function mountPaymentWebhook(
  server: FastifyInstance,
  { services }: Context,
): Promise<void> {
  await server.register((scope, _options, done) => {
    // A signature covers the bytes as received.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 64 * 1024 }, keepRawBody);
    scope.post<Webhook>("/api/payments/webhook/:account", async (request, reply) => {
      const signature = request.headers["x-mollie-signature"];
      const body = typeof request.body === "string" ? request.body : "";
      await handleWebhook(services, request.params.account, {
        body,
        signature: typeof signature === "string" ? signature : null,
      }).catch((error: unknown) => {
        if (error instanceof WebhookForged) throw new AppError("malformed_request");
        throw error;
      });
      return reply.type("text/plain").send("");
    });
    done();
  });
}

interface Webhook {
  readonly Params: { readonly account: string };
}

function keepRawBody(
  _request: unknown,
  body: string | Buffer,
  done: (error: null, body: string) => void,
): void {
  done(null, String(body));
}
