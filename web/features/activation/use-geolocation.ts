import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/**
 * The browser's own three states, `unsupported` where it has no geolocation, `unknown` where it does
 * not answer or could not find the place. Null until the permission was read.
 */
export type GeolocationPermission =
  | "granted"
  | "denied"
  | "prompt"
  | "unsupported"
  | "unknown"
  | null;

/** Cached as long as the page: a visitor who comes back sees it at once, and it is read again. */
export const geolocationPermission = (browser: () => Navigator) =>
  queryOptions({
    queryKey: ["geolocation-permission"],
    queryFn: () => readPermission(browser()),
    gcTime: Infinity,
    meta: { personal: false },
    networkMode: "always",
  });

/** The present permission, and the browser's question, which only a tap may open. */
export function useGeolocation() {
  const queryClient = useQueryClient();
  const query = geolocationPermission(() => navigator);
  const { data: permission = null } = useQuery(query);
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    const answer = (state: NonNullable<GeolocationPermission>) => {
      setAsking(false);
      queryClient.setQueryData(query.queryKey, state);
    };
    // The position itself is neither read nor sent.
    navigator.geolocation.getCurrentPosition(
      () => answer("granted"),
      (error) => answer(error.code === error.PERMISSION_DENIED ? "denied" : "unknown"),
    );
  };
  return { permission, asking, ask };
}

/** Reads the permission without a question to the visitor. */
export async function readPermission(
  browser: Navigator,
): Promise<NonNullable<GeolocationPermission>> {
  if (!("geolocation" in browser)) return "unsupported";
  try {
    return (await browser.permissions.query({ name: "geolocation" })).state;
  } catch {
    return "unknown";
  }
}
