import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { isLocale } from "#contract/shared/languages.ts";
import type { PublicSite } from "#contract/sites.ts";
import type { Context } from "#server/context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { hasTrafficSource } from "#server/domains/tracking/traffic-source.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createRequestContext } from "./create-request-context.ts";
import { CACHE_A_YEAR } from "#server/roles/files/site-files.ts";

/**
 * Settings and company of a site are the same on each page of nearly all its visitors, so they are a
 * file that browsers cache, and are presented once instead of for every page.
 */
export interface StoredPublicSite extends PublicSite {
  /** Changes with the content. */
  readonly address: string;
  readonly json: string;
}

/** Stored with the loaded site, which is reloaded every few seconds. */
const stored = new WeakMap<Site, Map<string, Promise<StoredPublicSite>>>();

export async function loadPublicSite(
  { calls, database }: Pick<Context, "calls" | "database">,
  ctx: RequestContext,
): Promise<StoredPublicSite> {
  const { site, locale, country } = ctx;
  const known = stored.get(site) ?? new Map<string, Promise<StoredPublicSite>>();
  stored.set(site, known);
  // Everything that the settings depend on besides the site.
  const fictional = await database.failWhenSilent(ctx.services.countFictional(site));
  const key = [locale, country, hasTrafficSource(ctx), fictional].join(" ");
  const found = known.get(key) ?? present(calls, ctx);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function present(calls: Context["calls"], ctx: RequestContext): Promise<StoredPublicSite> {
  const { settings } = await calls(ctx, "GET /api/settings.php", {});
  const { companyinfo } = await calls(ctx, "GET /api/companyinfo.php", {});
  const json = JSON.stringify({ settings, companyinfo } satisfies PublicSite);
  const hash = createHash("sha256").update(json).digest("base64url").slice(0, 12);
  return { settings, companyinfo, json, address: `/site/${ctx.locale}.json?v=${hash}` };
}

export function mountPublicSite(server: FastifyInstance, context: Context): void {
  server.get("/site/:file", async (request, reply) => {
    const ctx = await createRequestContext(context, request, reply);
    const { file } = request.params as { readonly file: string };
    const locale = file.replace(/\.json$/, "");
    if (!isLocale(locale) || !ctx.site.languages.includes(locale)) throw new AppError("not_found");
    const { address, json } = await loadPublicSite(context, { ...ctx, locale });
    // A page rendered before the last change names an older version; it gets the current one.
    const isCurrent = request.url === address;
    return reply
      .type("application/json; charset=utf-8")
      .header("cache-control", isCurrent ? CACHE_A_YEAR : "no-store")
      .header("x-robots-tag", "noindex")
      .send(json);
  });
}
