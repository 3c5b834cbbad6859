import type { placeEndpoints } from "#contract/places.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { suggestTowns } from "./find-town.ts";

export const placesApi: Handlers<typeof placeEndpoints, RequestContext> = {
  "GET /api/places": (_ctx, { query }) =>
    Promise.resolve({ towns: suggestTowns(query, query.town) }),
};
