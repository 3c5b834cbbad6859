import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Context } from "#server/context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { isUnavailable } from "#server/platform/http/handle-errors.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { Api } from "#web/api/api.ts";
import type { Count } from "./limits-table.ts";
import { PageError } from "./page-error.ts";
import { localizeError } from "./localize-errors.ts";

/** The contract for the server's own pages: the same handlers, checks and limits, without the network. */
export function createPageApi(context: Context, ctx: RequestContext, count: Count): Api {
  const rendering = { read: new Map<string, Promise<unknown>>() };
  return async (key, input) => {
    try {
      const { limit }: Endpoint = endpoints[key];
      if (limit) count(limit, ctx);
      return await context.calls({ ...ctx, rendering }, key, input);
    } catch (error) {
      const refused = isUnavailable(error) ? new AppError("unavailable") : error;
      if (refused instanceof AppError)
        throw new PageError(refused.status, localizeError(ctx.locale, refused, ctx.site));
      throw error;
    }
  };
}
