import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { conversationId, uuid } from "#contract/shared/ids.ts";
import { officeEndpoints } from "#contract/office/endpoints.ts";
import { ConfigError } from "#server/config/config-error.ts";
import type { Context } from "#server/context.ts";
import { getCasePhoto } from "#server/domains/moderation/cases/office-cases.ts";
import {
  getOperatedMessagePhoto,
  getOperatedPhoto,
} from "#server/domains/operators/load-operated.ts";
import { getReviewedFile } from "#server/domains/photos/review/decide-photo.ts";
import type { Sites } from "#server/domains/sites/find-site.ts";
import type { Office } from "#server/domains/staff/office-context.ts";
import { createRouteLookup } from "#server/platform/http/allowed-methods.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { addCompression } from "#server/platform/http/compression.ts";
import { createEndpointCalls } from "#server/platform/http/endpoint-calls.ts";
import { getHost } from "#server/platform/http/host-of.ts";
import { mountEndpoints } from "#server/platform/http/mount-endpoints.ts";
import { addSecurityHeaders } from "#server/platform/http/security-headers.ts";
import { createServer } from "#server/roles/web/create-server.ts";
import { mountDrain } from "#server/roles/web/drain.ts";
import { localizeError } from "#server/roles/web/localize-errors.ts";
import type { PageRenderer } from "#server/roles/pages/page-renderer.ts";
import { mountOfficePages } from "./mount-office-pages.ts";
import { officeApi } from "./office-api.ts";
import { assertAccess, createOfficeContext, findLocale } from "./office-request-context.ts";

interface OfficeSettings {
  readonly consume: (limit: "login" | "passkey", key: string) => Promise<void>;
  readonly renderer: Pick<PageRenderer, "development" | "officeDir">;
}

/**
 * The office has a server of its own behind the sites' server, which passes on every request to the
 * office's host before it looks at it. So neither answers the other's addresses.
 */
export async function mountOffice(
  sites: FastifyInstance,
  context: Context,
  settings: OfficeSettings,
): Promise<void> {
  const { office } = context.config;
  if (!office) return;
  await assertHostIsFree(office, context.services.sites);
  const server = await createOfficeServer(context, office, settings);
  sites.addHook("onRequest", async (request, reply) => {
    if (!isHostOf(office, request)) return;
    // An upgrade to a socket has no response to write to; the office has none.
    if (request.ws) throw new AppError("not_found");
    reply.hijack();
    server.routing(request.raw, reply.raw);
  });
  sites.addHook("onClose", () => server.close());
}

/** A site with the office's host would disappear behind it. Throws ConfigError. */
async function assertHostIsFree({ host }: Office, sites: Sites): Promise<void> {
  const site = (await sites.all()).find(({ hosts }) => hosts.includes(host));
  if (!site) return;
  throw new ConfigError(
    `Wrong settings:\n  OFFICE_HOST=${host} is a host of the site ${site.name}: give the office its own`,
  );
}

const isHostOf = ({ host }: Office, request: FastifyRequest) =>
  getHost(request).toLowerCase().replace(/:\d+$/, "") === host;

async function createOfficeServer(
  context: Context,
  office: Office,
  { consume, renderer: { development, officeDir } }: OfficeSettings,
): Promise<FastifyInstance> {
  const { config } = context;
  const localize = (request: FastifyRequest, error: AppError) => {
    const locale = findLocale(request);
    return { locale, body: localizeError(locale, error) };
  };
  const server = createServer(context, localize, { bodyLimit: 64 * 1024 });
  await server.register(cookie);
  mountDrain(server, context);
  addSecurityHeaders(server, {
    secure: config.secureCookies,
    development,
    // No address of the office is for other sites to know.
    isSecret: () => true,
  });
  const noRoute = createRouteLookup(server);
  addCompression(server);
  server.addHook("onSend", async (_request, reply) => {
    void reply.header("x-robots-tag", "noindex");
  });
  const calls = createEndpointCalls(officeEndpoints, officeApi, assertAccess);
  const inProcess: typeof calls = (ctx, key, input) =>
    context.database.failWhenSilent(calls(ctx, key, input));
  mountEndpoints(server, {
    table: officeEndpoints,
    inProcess,
    open: (request, reply) => createOfficeContext(context, office, request, reply),
    count: async (limit, { from }) => {
      if (limit === "login" || limit === "passkey") await consume(limit, from);
    },
  });
  const sendFile = async (reply: FastifyReply, file: string) =>
    sendPhoto(reply, await context.services.photoFiles.read(file));
  server.get<{ Params: { id: string } }>("/photos/:id.webp", async (request, reply) => {
    const ctx = await createOfficeContext(context, office, request, reply);
    const id = uuid.safeParse(request.params.id);
    if (!id.success) throw new AppError("not_found");
    return sendFile(reply, await getReviewedFile(ctx, id.data));
  });
  server.get<{ Params: { id: string; photo: string } }>(
    "/cases/:id/:photo.webp",
    async (request, reply) => {
      const ctx = await createOfficeContext(context, office, request, reply);
      const [id, photo] = [uuid.safeParse(request.params.id), uuid.safeParse(request.params.photo)];
      if (!id.success || !photo.success) throw new AppError("not_found");
      return sendPhoto(reply, await getCasePhoto(ctx, id.data, photo.data));
    },
  );
  server.get<{ Params: { id: string; photo: string } }>(
    "/conversations/:id/:photo.webp",
    async (request, reply) => {
      const ctx = await createOfficeContext(context, office, request, reply);
      const [id, photo] = [
        conversationId.safeParse(request.params.id),
        z.enum(["member", "profile"]).or(uuid).safeParse(request.params.photo),
      ];
      if (!id.success || !photo.success) throw new AppError("not_found");
      const file =
        photo.data === "member" || photo.data === "profile"
          ? await getOperatedPhoto(ctx, id.data, photo.data)
          : await getOperatedMessagePhoto(ctx, id.data, photo.data);
      return sendFile(reply, file);
    },
  );
  if (officeDir !== undefined) await mountOfficePages(server, officeDir);
  server.setNotFoundHandler((request) => {
    throw noRoute(request);
  });
  await server.ready();
  return server;
}

function sendPhoto(reply: FastifyReply, content: Buffer | null): FastifyReply {
  if (!content) throw new AppError("not_found");
  return reply.type("image/webp").header("cache-control", "no-store").send(content);
}
