import { createHash } from "node:crypto";
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { renderThemeCss } from "#server/domains/sites/theme/theme.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { getHost } from "#server/platform/http/host-of.ts";
import type { PageRenderer } from "#server/roles/pages/page-renderer.ts";

export const CACHE_A_YEAR = "public, max-age=31536000, immutable";

/** Static files: the built scripts, the pictures, each site's style sheet. */
export async function mountSiteFiles(
  server: FastifyInstance,
  context: Context,
  renderer: PageRenderer,
): Promise<void> {
  await mkdir(context.mediaDir, { recursive: true, mode: 0o700 });
  if (renderer.assetsDir) await mountAssets(server, renderer.assetsDir);
  server.get("/brand.css", async (request, reply) => {
    const site = await context.services.sites.byHost(getHost(request));
    return reply
      .type("text/css")
      .header("cache-control", CACHE_A_YEAR)
      .send(renderThemeCss(site.theme));
  });
}

/**
 * The built scripts and style sheets of the pages in `dir`, whose names change with their content. The
 * plugin's own route would read the whole folder for each request; a build's files stay the same.
 */
export async function mountAssets(server: FastifyInstance, dir: string): Promise<void> {
  const root = path.join(dir, "assets");
  const files: ReadonlySet<string> = new Set(await readdir(root));
  await server.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  server.get<{ Params: { file: string } }>("/assets/:file", ({ params: { file } }, reply) => {
    if (!files.has(file)) throw new AppError("not_found");
    return reply.header("cache-control", CACHE_A_YEAR).sendFile(file);
  });
}

/** Cached per loaded site, which is reloaded every few seconds. */
const brandCssPaths = new WeakMap<Site, string>();

/**
 * The address of a site's style sheet, which changes with the theme and can be cached for a year.
 */
export function getBrandCssPath(site: Site): string {
  const known = brandCssPaths.get(site);
  if (known !== undefined) return known;
  const css = renderThemeCss(site.theme);
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 12);
  const address = `/brand.css?v=${hash}`;
  brandCssPaths.set(site, address);
  return address;
}
