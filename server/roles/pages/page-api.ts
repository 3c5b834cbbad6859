import type { Endpoint } from "#contract/shared/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Context } from "#server/context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { toAppError } from "#server/platform/http/error-code.ts";
import type { Api } from "#web/api/api.ts";
import { loadPublicSite } from "#server/roles/web/public-site.ts";
import type { ConsumeLimit } from "#server/roles/web/rate-limits.ts";
import { PageError } from "./page-error.ts";
import { localizeError } from "#server/roles/web/localize-errors.ts";

/**
 * The contract for the server's own pages: the same handlers, checks and limits, without the
 * network.
 */
export function createPageApi(context: Context, ctx: RequestContext, count: ConsumeLimit): Api {
  const rendering = { read: new Map<string, Promise<unknown>>() };
  const call: Api = async (key, input) => {
    if (!isPublic(key)) return context.calls({ ...ctx, rendering }, key, input);
    const site = await findNamedSite(ctx, input);
    // It has the fields of both responses.
    return (await loadPublicSite(context, { ...ctx, site })) as never;
  };
  return async (key, input) => {
    try {
      const { limit }: Endpoint = endpoints[key];
      if (limit) await count(limit, ctx);
      return await call(key, input);
    } catch (error) {
      const appError = toAppError(error);
      // Unexpected: the page that shows it logs it with its stack.
      if (appError.code === "unexpected") throw error;
      if (appError.code === "unavailable") context.logOutage(error);
      throw new PageError(appError, localizeError(ctx.locale, appError, ctx.site));
    }
  };
}

const isPublic = (key: string) =>
  key === "GET /api/settings.php" || key === "GET /api/companyinfo.php";

/** The host decides, unless a page asks for the settings of another domain. */
async function findNamedSite(ctx: RequestContext, input: unknown): Promise<Site> {
  const { query } = input as { readonly query?: { readonly domain?: string } };
  const domain = query?.domain;
  return domain === undefined ? ctx.site : ctx.services.sites.byHost(domain);
}
