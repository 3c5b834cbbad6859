import { readFile } from "node:fs/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import { renderHtml } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createRequestContext } from "#server/roles/web/create-request-context.ts";
import { MAILBOX } from "./addresses.ts";
import { listPage } from "./list-page.ts";
import { mailPage, missingPage } from "./mail-page.ts";
import type { Mailbox } from "./mailbox.ts";
import { findReport, sendReport } from "./send-report.ts";

/** What a mail may do in its frame: display itself and follow a clicked link. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "frame-ancestors 'self'",
  "sandbox allow-top-navigation-by-user-activation",
].join("; ");

const MAX_LISTED = 100;

/** Mounts the demo mailbox: every visitor of the demo can read every mail of the site. */
export function mountMailbox(server: FastifyInstance, context: Context, mailbox: Mailbox): void {
  const stays = context.config.smtpUrl === null;
  const style = readFile(new URL("mailbox.css", import.meta.url), "utf8");
  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await createRequestContext(context, request, reply);
    const from = ctx.site.support_email;
    const { id = "" } = request.params as { id?: string };
    return { ctx, from, mail: mailbox.find(from, id) };
  };

  server.get(MAILBOX.style, async (_request, reply) => reply.type("text/css").send(await style));
  server.get(MAILBOX.list, async (request, reply) => {
    const { ctx, from } = await open(request, reply);
    return sendPage(reply, listPage(ctx, mailbox.list(from, MAX_LISTED), { stays }));
  });
  server.get(MAILBOX.mail(":id"), async (request, reply) => {
    const { ctx, mail } = await open(request, reply);
    const { reported } = request.query as { reported?: unknown };
    return mail
      ? sendPage(reply, mailPage(ctx, mail, findReport(reported)))
      : sendPage(reply.code(404), missingPage(ctx));
  });
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 1024 }, (_r, body, read) =>
      read(null, new URLSearchParams(String(body))),
    );
    scope.post(MAILBOX.report(":id"), async (request, reply) => {
      const { mail } = await open(request, reply);
      const form = request.body instanceof URLSearchParams ? request.body : null;
      const report = findReport(form?.get("report"));
      if (!mail || !report) throw new AppError("malformed_request");
      await sendReport(server, context.config, { mail, report, host: request.host });
      return reply.redirect(`${MAILBOX.mail(mail.id)}?reported=${report}`, 303);
    });
    done();
  });
  server.get(MAILBOX.body(":id"), async (request, reply) => {
    const { ctx, mail } = await open(request, reply);
    if (!mail) return sendPage(reply.code(404), missingPage(ctx));
    void reply.header("content-security-policy", MAIL_POLICY);
    // Links open outside the frame.
    return sendPage(reply, mail.html.replace("<head>", `<head><base target="_top">`));
  });
}

function sendPage(reply: FastifyReply, page: Html | string): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(typeof page === "string" ? page : `<!doctype html>\n${renderHtml(page)}`);
}
