import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { toAppError } from "#server/platform/http/error-code.ts";
import { assertOwnPage } from "#server/platform/http/mount-endpoints.ts";
import type { FormAnswer } from "#web/site/form-answer.ts";
import { createRequestContext } from "./create-request-context.ts";
import { localizeError } from "./localize-errors.ts";
import type { ConsumeLimit } from "./rate-limits.ts";

export interface FormVisit {
  readonly ctx: RequestContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly form: FormAnswer;
}

interface LoginForm {
  readonly context: Context;
  readonly consume: ConsumeLimit;
  /** Sends the page of the form's address with the error. */
  readonly showPage: (visit: FormVisit) => Promise<FastifyReply>;
}

/** `POST /login` for browsers without JavaScript: the checks and limits of the endpoint. */
export function mountLoginForm(
  server: FastifyInstance,
  { context, consume, showPage }: LoginForm,
): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post("/login", async (request, reply) => {
      assertOwnForm(request);
      const ctx = await createRequestContext(context, request, reply);
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const email = fields.get("email") ?? "";
      try {
        consume("login", ctx);
        const body = { email, password: fields.get("password") ?? "" };
        await context.calls(ctx, "POST /api/user.php", { body });
      } catch (error) {
        const appError = toAppError(error);
        if (appError.status >= 500) throw error;
        const answer = localizeError(ctx.locale, appError, ctx.site);
        const form = { status: appError.status, body: answer, values: { email } };
        return showPage({ ctx, request, reply, form });
      }
      // The page's guard redirects a member to `next`.
      const { search } = new URL(request.url, "http://site.invalid");
      return reply.redirect(`/login${search}`, 303);
    });
  });
}

/** A browser sends at least one of the two headers with a form, so without both it is not a form. */
function assertOwnForm(request: FastifyRequest): void {
  const { origin, "sec-fetch-site": fetchSite } = request.headers;
  if (origin === undefined && fetchSite === undefined) throw new AppError("cross_site_request");
  assertOwnPage(request, "same-origin");
}
