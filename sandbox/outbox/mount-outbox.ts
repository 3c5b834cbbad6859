import { readFile } from "node:fs/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { listMails, readMail } from "#server/domains/mail/list-mails.ts";
import { renderHtml } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import { createRequestContext } from "#server/roles/create-request-context.ts";
import { OUTBOX } from "./addresses.ts";
import { framedMail } from "./framed-mail.ts";
import { listPage } from "./list-page.ts";
import { mailPage, missingPage } from "./mail-page.ts";

/** What a mail may do in its frame: show itself, and follow a link that was pressed. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "frame-ancestors 'self'",
  "sandbox allow-top-navigation-by-user-activation",
].join("; ");

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The demo's letter box: every mail of the site, readable by whoever looks. Nowhere but in a demo. */
export function mountOutbox(server: FastifyInstance, context: Context): void {
  if (!context.config.demo) return;
  const style = readFile(new URL("outbox.css", import.meta.url), "utf8");
  const open = (request: FastifyRequest, reply: FastifyReply) =>
    createRequestContext(context, request, reply);

  server.get(OUTBOX.style, async (_request, reply) => reply.type("text/css").send(await style));
  server.get(OUTBOX.list, async (request, reply) => {
    const ctx = await open(request, reply);
    const stays = context.config.smtpUrl === null;
    return send(reply, listPage(ctx, await listMails(ctx), { stays }));
  });
  server.get(OUTBOX.mail(":id"), async (request, reply) => {
    const ctx = await open(request, reply);
    const mail = await mailOf(ctx, request);
    return mail ? send(reply, mailPage(ctx, mail)) : send(reply.code(404), missingPage(ctx));
  });
  server.get(OUTBOX.body(":id"), async (request, reply) => {
    const ctx = await open(request, reply);
    const mail = await mailOf(ctx, request);
    if (!mail) return send(reply.code(404), missingPage(ctx));
    void reply.header("content-security-policy", MAIL_POLICY);
    return send(reply, framedMail(mail.html));
  });
}

async function mailOf(ctx: RequestContext, request: FastifyRequest) {
  const { id } = request.params as { id: string };
  return uuid.test(id) ? readMail(ctx, id) : undefined;
}

function send(reply: FastifyReply, page: Html | string): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(typeof page === "string" ? page : `<!doctype html>\n${renderHtml(page)}`);
}
