import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Context } from "#server/context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { toAppError } from "#server/platform/http/error-code.ts";
import type { Api } from "#web/api/api.ts";
import type { ConsumeLimit } from "./rate-limits.ts";
import { PageError } from "./page-error.ts";
import { localizeError } from "./localize-errors.ts";

/**
 * The contract for the server's own pages: the same handlers, checks and limits, without the
 * network.
 */
export function createPageApi(context: Context, ctx: RequestContext, count: ConsumeLimit): Api {
  const rendering = { read: new Map<string, Promise<unknown>>() };
  return async (key, input) => {
    try {
      const { limit }: Endpoint = endpoints[key];
      if (limit) count(limit, ctx);
      return await context.calls({ ...ctx, rendering }, key, input);
    } catch (error) {
      const appError = toAppError(error);
      // Unexpected: the page that shows it logs it with its stack.
      if (appError.code === "unexpected") throw error;
      if (appError.code === "unavailable") context.logOutage(error);
      throw new PageError(appError, localizeError(ctx.locale, appError, ctx.site));
    }
  };
}
