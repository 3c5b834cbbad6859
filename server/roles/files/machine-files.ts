import { readFile } from "node:fs/promises";
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
} from "#server/domains/sites/theme/render-icon.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getHost } from "#server/platform/http/host-of.ts";

const TEXT = "text/plain; charset=utf-8";
const MANIFEST = "application/manifest+json; charset=utf-8";

/** For iOS, and for the manifest. Each with its size in pixels. */
const touchIcons = [
  ["/apple-touch-icon.png", 180],
  ["/icon-192.png", 192],
  ["/icon-512.png", 512],
] as const;

/** Its address, its type and what makes its content for a site. */
type MachineFile = readonly [string, string, (site: Site) => string | Buffer | Promise<Buffer>];

/**
 * The files browsers and crawlers request from every site. A file that does not exist gets one line
 * instead of a rendered page.
 */
export function mountMachineFiles(server: FastifyInstance, { services }: Context): void {
  const files: readonly MachineFile[] = [
    ["/robots.txt", TEXT, buildRobotsTxt],
    ["/manifest.webmanifest", MANIFEST, (site) => JSON.stringify(buildManifest(site))],
    ["/favicon.svg", "image/svg+xml", renderIcon],
    ["/favicon.ico", "image/x-icon", memoizeByColours(renderFaviconIco)],
    ...touchIcons.map(([path, size]): MachineFile => [
      path,
      "image/png",
      memoizeByColours((site) => renderTouchIcon(site, size)),
    ]),
    [
      "/.well-known/security.txt",
      TEXT,
      (site) => buildSecurityTxt(site, services.publicOrigin, services.clock.now()),
    ],
  ];
  for (const [path, type, build] of files) {
    server.get(path, async (request, reply) => {
      const body = await build(await services.sites.byHost(getHost(request)));
      return reply.type(type).header("cache-control", "public, max-age=3600").send(body);
    });
  }
  // Browsers compare the service worker with theirs byte by byte, so it is never stored in between.
  const serviceWorker = readFile(new URL("../../../web/sw-push.js", import.meta.url));
  server.get("/sw-push.js", async (_request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(await serviceWorker),
  );
  // Only a browser without our service worker posts a shared photo here. Answering before the body is
  // read stores nothing of it.
  server.post("/share", {
    onRequest: async (_request, reply) => reply.redirect("/chats", 303),
    handler: sendNothing,
  });
  // Password managers offer to open it (W3C, A Well-Known URL for Changing Passwords).
  server.get("/.well-known/change-password", (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").redirect("/settings/account#password"),
  );
  // Password managers offer to add a passkey (W3C, A Well-Known URL for Relying Party Passkey Endpoints).
  server.get("/.well-known/passkey-endpoints", async (request, reply) => {
    const site = await services.sites.byHost(getHost(request));
    const page = buildSiteUrl(services.publicOrigin, site, "/settings/account#passkeys");
    return reply
      .header("cache-control", "public, max-age=3600")
      .send({ enroll: page, manage: page });
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

function sendNothing(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).type(TEXT).send("Not found\n");
}
