import type { QueryClient } from "@tanstack/react-query";
import type { OutputOf } from "#contract/shared/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

/** The town nearest to the visitor; false if it could not be found. */
export type Geocode = OutputOf<Endpoints["GET /api/geocode.php"]> | false;

export const geocodeKey = queryKey<Geocode>("geocode");

/** About a kilometre, which is all that the nearest town needs. */
const DECIMALS = 2;
const LONGEST_WAIT_MS = 20_000;

/** How long a browser's position counts as current. */
const GEOLOCATION_CACHE_MS = 3_600_000;

/**
 * Finds the town where the visitor is and stores it for an hour; a failure is stored as false, and
 * tried again at the next call. The browser asks for permission, so call it only on a tap.
 */
export async function locateTown(
  { api, queryClient }: { readonly api: Api; readonly queryClient: QueryClient },
  geolocation: Geolocation,
): Promise<{ readonly town: Geocode; readonly isDenied: boolean }> {
  let isDenied = false;
  const find = async (): Promise<Geocode> => {
    try {
      const { latitude, longitude } = await readPosition(geolocation);
      const query = { lat: latitude.toFixed(DECIMALS), lon: longitude.toFixed(DECIMALS) };
      return await api("GET /api/geocode.php", { query });
    } catch (error) {
      isDenied = isPermissionDenied(error);
      return false;
    }
  };
  const known = queryClient.getQueryData(geocodeKey);
  const town = await queryClient.fetchQuery({
    queryKey: geocodeKey,
    queryFn: find,
    staleTime: known === false ? 0 : GEOLOCATION_CACHE_MS,
    gcTime: Infinity,
    networkMode: "always",
  });
  return { town, isDenied };
}

function readPosition(geolocation: Geolocation): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      // A GeolocationPositionError is no Error.
      // oxlint-disable-next-line prefer-promise-reject-errors
      reject,
      { maximumAge: GEOLOCATION_CACHE_MS, timeout: LONGEST_WAIT_MS },
    );
  });
}

const PERMISSION_DENIED = 1;

function isPermissionDenied(error: unknown): boolean {
  return (error as { readonly code?: unknown }).code === PERMISSION_DENIED;
}
