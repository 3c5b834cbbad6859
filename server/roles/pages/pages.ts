import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LANGUAGE_COOKIE_DAYS } from "#contract/shared/constants.ts";
import { isLocale } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { READING_COOKIE, parseReading } from "#contract/reading.ts";
import type { Context } from "#server/context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { buildSessionKey } from "#server/domains/accounts/sessions/build-session-key.ts";
import { presentHead } from "#server/domains/sites/present-head.ts";
import { storeTrackingValues } from "#server/domains/tracking/traffic-source.ts";
import { getHost } from "#server/platform/http/host-of.ts";
import { AppError, RETRY_AFTER_SECONDS } from "#server/platform/http/app-error.ts";
import type { FormAnswer } from "#web/site/form-answer.ts";
import { mountOneClickUnsubscribe } from "#server/roles/mail/one-click-unsubscribe.ts";
import { mountPageForms } from "./page-forms.ts";
import type { FormVisit } from "./page-forms.ts";
import type { ConsumeLimit } from "#server/roles/web/rate-limits.ts";
import { createRequestContext } from "#server/roles/web/create-request-context.ts";
import type { PageAdmission } from "./page-admission.ts";
import { createPageCache, sendCachedPage, createCookieWatch } from "./page-cache.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { createPageApi } from "./page-api.ts";
import { PageError } from "./page-error.ts";
import { loadPublicSite } from "#server/roles/web/public-site.ts";
import { getBrandCssPath } from "#server/roles/files/site-files.ts";
import { localizeError } from "#server/roles/web/localize-errors.ts";

/** Sent if the error page itself fails (specification, section 8). */
const ERROR_PAGE_FAILED = "An error occurred while showing the error page";

interface PageServices {
  readonly context: Context;
  readonly renderer: PageRenderer;
  readonly consume: ConsumeLimit;
  readonly admission: PageAdmission;
  readonly cache: PageCache;
}

/** Every other address is a page, rendered here for the site of the host. */
export function mountPages(server: FastifyInstance, services: Omit<PageServices, "cache">): void {
  const pages = { ...services, cache: createPageCache() };
  services.context.services.changedProfiles.listen((member) => pages.cache.dropPagesOf(member));
  const showPage = async (visit: FormVisit) => {
    await pages.admission.count(visit.ctx);
    return pages.admission.render(visit.ctx, () =>
      sendPage(pages, { ...visit, url: addressOf(visit.request) }),
    );
  };
  mountPageForms(server, { ...services, showPage });
  mountOneClickUnsubscribe(server, pages.context, pages.consume);
  server.get("/*", async (request, reply) => {
    const visit = await createRequestContext(pages.context, request, reply);
    await pages.admission.count(visit);
    const url = addressOf(request);
    const ctx = storeTrackingValues(visit, url.searchParams);
    const chosen = url.searchParams.get("language");
    if (isLocale(chosen) && ctx.site.languages.includes(chosen))
      return switchLanguage(ctx, chosen, url, reply);
    const cached = pages.cache.find(ctx, url);
    if (cached) return sendCachedPage(request, reply, cached);
    return pages.admission.render(ctx, () => sendPage(pages, { ctx, url, request, reply }));
  });
}

/** Throws if the Host header is not a valid host; the demo accepts unknown hosts, but not this. */
function addressOf(request: FastifyRequest): URL {
  const origin = `${request.protocol}://${getHost(request)}`;
  // Joined rather than resolved, because two leading slashes would be another host's address.
  const url = URL.parse(origin + pathOf(request.url).replace(LINE_ENDS, REPLACEMENT));
  if (!url || url.username || url.password) throw new AppError("malformed_request");
  return url;
}

/**
 * The router's patterns match no line ends, and a path without a match has no frame for its error
 * page. No page has such an address, so replacing the character gives the correct 404.
 */
const LINE_ENDS = /%0[ad]|%e2%80%a[89]/gi;
const REPLACEMENT = "%EF%BF%BD";

/** A request may also contain the full address (RFC 9112, 3.2.2). */
function pathOf(target: string): string {
  if (target.startsWith("/")) return target;
  const url = URL.parse(target);
  return url ? url.pathname + url.search : "/";
}

/**
 * `?language=de` on any page: stored for a year, then redirected to the page without it. Works
 * without scripts.
 */
function switchLanguage(ctx: RequestContext, chosen: Locale, url: URL, reply: FastifyReply) {
  ctx.cookies.set("language", chosen, LANGUAGE_COOKIE_DAYS);
  url.searchParams.delete("language");
  // Two leading slashes would be another host's address.
  return reply.redirect(url.pathname.replace(/^\/+/, "/") + url.search, 303);
}

interface PageVisit {
  readonly ctx: RequestContext;
  readonly url: URL;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The form that this page answers. */
  readonly form?: FormAnswer;
}

async function sendPage(pages: PageServices, { ctx, url, request, reply, form }: PageVisit) {
  // Another request may have rendered the page while this one waited.
  const cached = form ? null : pages.cache.find(ctx, url);
  if (cached) return sendCachedPage(request, reply, cached);
  void reply.header("cache-control", "private, no-store").header("vary", "cookie");
  // The installed app's copy of conversations belongs to one session (web/sw-push.js). Scripts cannot
  // read other headers of their page.
  if (ctx.member)
    void reply.header("server-timing", `session;desc="${buildSessionKey(ctx.member)}"`);
  const { cookies, isPersonal } = createCookieWatch(ctx.cookies);
  try {
    const answer = await pages.renderer.render({
      url: url.href,
      locale: ctx.locale,
      timeZone: ctx.site.time_zone,
      api: createPageApi(pages.context, { ...ctx, cookies }, pages.consume),
      brandCss: getBrandCssPath(ctx.site),
      reading: parseReading(ctx.cookies.get(READING_COOKIE)),
      site: presentHead(ctx.site, ctx.locale, ctx.services.publicOrigin),
      siteFile: async () => (await loadPublicSite(pages.context, ctx)).address,
      beforeDrawing: pages.admission.nextTurn,
      form,
    });
    if (answer.is === "redirect") return await reply.redirect(answer.location, answer.status);
    // Crawlers that never parse the page read this header.
    if (!answer.isListed) void reply.header("x-robots-tag", "noindex");
    if (answer.error !== undefined) request.log.error({ err: answer.error }, "page failed");
    const isCacheable = answer.isShared && answer.status === 200 && !form && !isPersonal();
    if (isCacheable && !pages.renderer.development) {
      return await sendCachedPage(request, reply, pages.cache.store(ctx, url, answer));
    }
    if (answer.status === 503) void reply.header("retry-after", String(RETRY_AFTER_SECONDS));
    // Encode once: given a string, Node would measure its bytes and then encode it again to send
    // it.
    const html = Buffer.from(answer.html);
    const status = form && answer.status === 200 ? form.status : answer.status;
    return await reply.code(status).type("text/html; charset=utf-8").send(html);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof PageError) throw error.appError;
    request.log.error({ err: error }, "error page failed");
    const { message } = localizeError(ctx.locale, new AppError("unexpected"));
    return reply
      .code(500)
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="${ctx.locale}"><meta charset="utf-8"><title>500</title><p lang="en">${ERROR_PAGE_FAILED}</p><p>${message}</p></html>`,
      );
  }
}
