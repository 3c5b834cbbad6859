import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Context } from "#server/context.ts";
import type { Call } from "#server/domains/call.ts";
import { isAway } from "#server/platform/http/answer-errors.ts";
import { Refused } from "#server/platform/http/refused.ts";
import type { Api } from "#web/api/api.ts";
import type { Count } from "./limits-table.ts";
import { PageRefusal } from "./page-refusal.ts";
import { wordRefusal } from "./word-errors.ts";

/** The contract for the server's own pages: the same handlers, checks and limits, without the network. */
export function pageApi(context: Context, call: Call, count: Count): Api {
  const rendering = { read: new Map<string, Promise<unknown>>() };
  return async (key, input) => {
    try {
      const { limit }: Endpoint = endpoints[key];
      if (limit) count(limit, call);
      return await context.calls({ ...call, rendering }, key, input);
    } catch (error) {
      const refused = isAway(error) ? new Refused("unavailable") : error;
      if (refused instanceof Refused)
        throw new PageRefusal(refused.status, wordRefusal(call.locale, refused, call.site));
      throw error;
    }
  };
}
