import type { placeEndpoints } from "#contract/places.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findNearestTown } from "./find-nearest-town.ts";
import { suggestTowns } from "./find-town.ts";

export const placesApi: Handlers<typeof placeEndpoints, RequestContext> = {
  "GET /api/places": (_ctx, { query }) =>
    Promise.resolve({ towns: suggestTowns(query, query.town) }),
  "GET /api/geocode.php": ({ site }, { query }) => {
    const place = findNearestTown(query, site.countries);
    return place ? Promise.resolve(place) : Promise.reject(new AppError("not_found"));
  },
};
