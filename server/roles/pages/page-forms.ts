import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { toAppError } from "#server/platform/http/error-code.ts";
import { assertOwnPage } from "#server/platform/http/mount-endpoints.ts";
import { paths } from "#contract/paths.ts";
import type { FormAnswer } from "#web/site/form-answer.ts";
import { createRequestContext } from "#server/roles/web/create-request-context.ts";
import { localizeError } from "#server/roles/web/localize-errors.ts";
import type { ConsumeLimit } from "#server/roles/web/rate-limits.ts";

export interface FormVisit {
  readonly ctx: RequestContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly form: FormAnswer;
}

interface FormServices {
  readonly context: Context;
  readonly consume: ConsumeLimit;
  /** Sends the page of the form's address with the error. */
  readonly showPage: (visit: FormVisit) => Promise<FastifyReply>;
}

/** The form of a page, as a browser without JavaScript sends it. */
interface PageForm {
  readonly path: string;
  /** The fields that the page shows again with an error; never a secret. */
  readonly shown: readonly string[];
  /** Makes the call that the page's script would make. */
  readonly call: (submission: Submission) => Promise<unknown>;
  /** Where the browser goes next. */
  readonly next: (search: URLSearchParams, answer: unknown) => string;
  /** The limit that counts it; that of log-ins unless it has its own. */
  readonly limit?: "login" | "complaint";
}

interface Submission {
  readonly calls: Context["calls"];
  readonly ctx: RequestContext;
  readonly search: URLSearchParams;
  readonly field: (name: string) => string;
}

const pageForms: readonly PageForm[] = [
  {
    path: "/login",
    shown: ["email"],
    call: ({ calls, ctx, field }) => {
      const body = { email: field("email"), password: field("password") };
      return calls(ctx, "POST /api/user.php", { body });
    },
    // The page's guard redirects a member to `next`.
    next: (search) => paths.login(search.get("next") ?? undefined),
  },
  {
    path: "/reset-password",
    shown: ["email"],
    call: ({ calls, ctx, field }) =>
      calls(ctx, "POST /api/account/password-reset", { body: { email: field("email") } }),
    next: paths.resetPasswordSent,
  },
  {
    path: "/reset-password/do",
    shown: [],
    call: ({ calls, ctx, search, field }) => {
      const params = { token: search.get("token") ?? "" };
      const body = {
        new_password: field("new_password"),
        repeat_password: field("repeat_password"),
      };
      return calls(ctx, "POST /api/links/:token", { params, body });
    },
    next: paths.resetPasswordDone,
  },
  {
    path: "/mail-change/do",
    shown: [],
    call: ({ calls, ctx, search }) => {
      const params = { token: search.get("undo") ?? search.get("token") ?? "" };
      return calls(ctx, "POST /api/links/:token", { params, body: {} });
    },
    next: (search) => (search.has("undo") ? paths.mailChangeUndone() : paths.mailChangeDone()),
  },
  {
    path: "/complaints",
    shown: ["category", "words", "location", "name", "email"],
    limit: "complaint",
    call: async ({ calls, ctx, search, field }) => {
      const token = search.get("case");
      if (token !== null) {
        const body = { words: field("words") };
        await calls(ctx, "POST /api/complaints/:token/appeal", { params: { token }, body });
        return { token };
      }
      const texts = ["category", "words", "location", "name", "email"].map(
        (name) => [name, field(name)] as const,
      );
      const body = { ...Object.fromEntries(texts), truthful: field("truthful") === "yes" };
      return calls(ctx, "POST /api/complaints", { body: body as never });
    },
    next: (_search, answer) => paths.complaint((answer as { token: string }).token),
  },
];

/** Forms for browsers without JavaScript, with the checks and limits of their endpoints. */
export function mountPageForms(server: FastifyInstance, services: FormServices): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const form of pageForms) {
      scope.post(form.path, (request, reply) => submit(services, form, request, reply));
    }
  });
}

async function submit(
  { context, consume, showPage }: FormServices,
  { shown, call, next, limit = "login" }: PageForm,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  assertOwnForm(request);
  const ctx = await createRequestContext(context, request, reply);
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const field = (name: string) => fields.get(name) ?? "";
  const search = new URL(request.url, "http://site.invalid").searchParams;
  let answer: unknown;
  try {
    await consume(limit, ctx);
    answer = await call({ calls: context.calls, ctx, search, field });
  } catch (error) {
    const appError = toAppError(error);
    if (appError.status >= 500) throw error;
    const body = localizeError(ctx.locale, appError, ctx.site);
    const values = Object.fromEntries(shown.map((name) => [name, field(name)]));
    return showPage({ ctx, request, reply, form: { status: appError.status, body, values } });
  }
  return reply.redirect(next(search, answer), 303);
}

/** A browser sends at least one of the two headers with a form, so without both it is not a form. */
function assertOwnForm(request: FastifyRequest): void {
  const { origin, "sec-fetch-site": fetchSite } = request.headers;
  if (origin === undefined && fetchSite === undefined) throw new AppError("cross_site_request");
  assertOwnPage(request, "same-origin");
}
