import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import { receiveReport } from "#server/domains/accounts/undelivered/receive-report.ts";
import { toAddressKey } from "#server/platform/limits/address-key.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { ConsumeLimit } from "#server/roles/web/rate-limits.ts";

/** Where mail servers post what came back. */
export const MAIL_INTAKE_PATH = "/api/mail/intake";

/** A report quotes at most the mail it is about. */
const MAX_BYTES = 1024 * 1024;

/**
 * Receives what arrived at the return addresses of our mails: the owner's mail server posts each
 * message as it came, with the secret (README). Without the setting there is no such address.
 */
export async function mountMailIntake(
  server: FastifyInstance,
  { services, log }: Context,
  consume: ConsumeLimit,
): Promise<void> {
  const addresses = services.returnAddresses;
  if (!addresses) return;
  await server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_BYTES }, (_r, body, read) =>
      read(null, body),
    );
    // Before the body is read.
    scope.addHook("onRequest", async (request) => {
      await consume("mail_intake", { member: null, from: toAddressKey(request.ip) });
      const secret = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
      if (!addresses.isSecret(secret)) throw new AppError("authentication_required");
    });
    scope.post(MAIL_INTAKE_PATH, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveReport(services, { raw, addresses, log });
      return reply.code(204).send();
    });
    done();
  });
}
