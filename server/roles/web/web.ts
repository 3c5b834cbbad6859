import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { endpointGroups, endpoints } from "#contract/endpoints.ts";
import { isLinkAddress } from "#contract/shared/link-address.ts";
import type { Context } from "#server/context.ts";
import { loadCommonWords } from "#server/domains/accounts/passwords/common-words.ts";
import { SESSION_COOKIE } from "#server/domains/accounts/sessions/start-session.ts";
import { createRouteLookup } from "#server/platform/http/allowed-methods.ts";
import { addCompression } from "#server/platform/http/compression.ts";
import { createHttpServer } from "#server/platform/http/create-http-server.ts";
import { getHost } from "#server/platform/http/host-of.ts";
import { mountEndpoints } from "#server/platform/http/mount-endpoints.ts";
import { createOpenApiDocument } from "#server/platform/http/open-api.ts";
import { addSecurityHeaders } from "#server/platform/http/security-headers.ts";
import { measureLoopDelay } from "#server/platform/load/loop-delay.ts";
import { createServer } from "./create-server.ts";
import { mountDrain } from "./drain.ts";
import { mountLive } from "#server/roles/live/live.ts";
import { createLimits, getCaller, rateLimits } from "./rate-limits.ts";
import type { ConsumeLimit, RateLimits } from "./rate-limits.ts";
import { createRequestContext, toCookieName } from "./create-request-context.ts";
import { mountMailIntake } from "#server/roles/mail/mail-intake.ts";
import { mountMachineFiles } from "#server/roles/files/machine-files.ts";
import { createPageAdmission } from "#server/roles/pages/page-admission.ts";
import type { AdmissionSettings } from "#server/roles/pages/page-admission.ts";
import { mountOffice } from "#server/roles/office/mount-office.ts";
import { mountPages } from "#server/roles/pages/pages.ts";
import { mountPaymentWebhook } from "./payment-webhook.ts";
import type { PageRenderer } from "#server/roles/pages/page-renderer.ts";
import { mountPhotoFiles } from "#server/roles/files/photo-files.ts";
import { mountPublicSite } from "./public-site.ts";
import { isHealthCheck, mountHealth } from "./health.ts";
import { mountDataExportDownload } from "#server/roles/files/data-export-download.ts";
import { mountSiteFiles } from "#server/roles/files/site-files.ts";
import { createErrorLocalizer } from "./localize-errors.ts";

/** Settings that the demo, tests and benchmarks change. */
interface WebServerSettings extends Partial<Omit<AdmissionSettings, "consume">> {
  readonly limits?: RateLimits;
}

/** The web role: calls, pages and files of every site, on one server that does not listen yet. */
export async function createWebServer(
  context: Context,
  renderer: PageRenderer,
  { limits = rateLimits, ...admission }: WebServerSettings = {},
): Promise<FastifyInstance> {
  const { config } = context;
  // Meanwhile nothing reads the database's answers: on a busy machine the first sign-up after a start
  // would take it for silent.
  await loadCommonWords();
  const server = createServer(context, createErrorLocalizer(context), {
    bodyLimit: 256 * 1024,
    serverFactory: (handler) =>
      createHttpServer(handler, { requestTimeout: 30_000, keepAliveTimeout: 72_000 }),
  });
  const consumeByKey = createLimits(limits, context);
  await mountOffice(server, context, { consume: consumeByKey, renderer });
  await server.register(cookie);
  mountDrain(server, context);
  addSecurityHeaders(server, {
    secure: config.secureCookies,
    development: renderer.development,
    isSecret: isLinkAddress,
  });
  const noRoute = createRouteLookup(server);
  const { sites } = context.services;
  // Only a load balancer's checks work on a host that belongs to no site.
  server.addHook("onRequest", async (request) => {
    if (!isHealthCheck(request)) await sites.byHost(getHost(request));
  });
  addCompression(server);
  await mountLive(server, context);
  const consume: ConsumeLimit = (limit, ctx) => consumeByKey(limit, getCaller(limit, ctx));
  mountEndpoints(server, {
    table: endpoints,
    inProcess: context.calls,
    open: (request, reply) => createRequestContext(context, request, reply),
    count: consume,
  });
  const document = createOpenApiDocument(endpointGroups, {
    title: "Vonk",
    sessionCookie: toCookieName(SESSION_COOKIE, config.secureCookies),
  });
  server.get("/api/openapi.json", () => document);
  await mountPaymentWebhook(server, context);
  await mountMailIntake(server, context, consume);
  mountDataExportDownload(server, context, consume);
  server.all("/api/*", (request) => {
    throw noRoute(request);
  });
  mountHealth(server, context);
  await mountSiteFiles(server, context, renderer);
  mountPhotoFiles(server, context);
  mountMachineFiles(server, context);
  mountPublicSite(server, context);
  const loopDelay = measureLoopDelay();
  server.addHook("onClose", () => loopDelay.stop());
  mountPages(server, {
    context,
    renderer,
    consume,
    admission: createPageAdmission({ consume, loopDelay, ...admission }),
  });
  server.setNotFoundHandler((request) => {
    throw noRoute(request);
  });
  return server;
}
