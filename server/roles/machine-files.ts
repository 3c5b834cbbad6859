import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import {
  buildManifest,
  buildRobotsTxt,
  buildSecurityTxt,
} from "#server/domains/sites/machine-files.ts";
import {
  renderFaviconIco,
  renderIcon,
  renderTouchIcon,
} from "#server/domains/sites/render-icon.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getHost } from "#server/platform/http/host-of.ts";

/**
 * The files browsers and crawlers request from every site. A file that does not exist gets one line
 * instead of a rendered page.
 */
export function mountMachineFiles(server: FastifyInstance, { services }: Context): void {
  const findSite = (request: FastifyRequest) => services.sites.byHost(getHost(request));
  const faviconIco = memoizeByColours(renderFaviconIco);
  const touchIcon = memoizeByColours(renderTouchIcon);
  server.get("/robots.txt", async (request, reply) =>
    sendFile(reply, "text/plain; charset=utf-8", buildRobotsTxt(await findSite(request))),
  );
  server.get("/manifest.webmanifest", async (request, reply) => {
    const manifest = JSON.stringify(buildManifest(await findSite(request)));
    return sendFile(reply, "application/manifest+json; charset=utf-8", manifest);
  });
  server.get("/favicon.svg", async (request, reply) =>
    sendFile(reply, "image/svg+xml", renderIcon(await findSite(request))),
  );
  server.get("/favicon.ico", async (request, reply) =>
    sendFile(reply, "image/x-icon", await faviconIco(await findSite(request))),
  );
  server.get("/apple-touch-icon.png", async (request, reply) =>
    sendFile(reply, "image/png", await touchIcon(await findSite(request))),
  );
  server.get("/.well-known/security.txt", async (request, reply) => {
    const site = await findSite(request);
    const text = buildSecurityTxt(site, services.publicOrigin, services.clock.now());
    return sendFile(reply, "text/plain; charset=utf-8", text);
  });
  server.get("/.well-known/*", sendNothing);
  // A name with an extension is a file, never a page or a mailed link.
  server.get("/:file(^[^/]+\\.[A-Za-z0-9]{2,12}$)", sendNothing);
}

/** Draws each picture once, until the site changes its colours. */
function memoizeByColours(render: (site: Site) => Promise<Buffer>) {
  const drawn = new Map<string, Promise<Buffer>>();
  return (site: Site): Promise<Buffer> => {
    const colours = JSON.stringify(site.theme.light);
    const picture = drawn.get(colours) ?? render(site);
    drawn.set(colours, picture);
    return picture;
  };
}

function sendFile(reply: FastifyReply, type: string, body: string | Buffer): FastifyReply {
  return reply.type(type).header("cache-control", "public, max-age=3600").send(body);
}

function sendNothing(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send("Not found\n");
}
