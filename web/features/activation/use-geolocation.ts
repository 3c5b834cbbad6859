import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/**
 * What the browser allows: its own three states, `unsupported` where it has no geolocation,
 * `unknown` where it does not tell or could not find the place. Null until it has been asked.
 */
export type GeolocationPermission =
  | "granted"
  | "denied"
  | "prompt"
  | "unsupported"
  | "unknown"
  | null;

/** Kept while the page lives: who comes back finds it at once, and it is looked at anew. */
export const geolocationPermission = (browser: () => Navigator) =>
  queryOptions({
    queryKey: ["geolocation-permission"],
    queryFn: () => readPermission(browser()),
    gcTime: Infinity,
    meta: { personal: false },
    networkMode: "always",
  });

/** The permission as it stands, and the question itself, which only a tap may put. */
export function useGeolocation() {
  const queryClient = useQueryClient();
  const kept = geolocationPermission(() => navigator);
  const { data: permission = null } = useQuery(kept);
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    const answer = (state: NonNullable<GeolocationPermission>) => {
      setAsking(false);
      queryClient.setQueryData(kept.queryKey, state);
    };
    // The position itself is not looked at, and never sent.
    navigator.geolocation.getCurrentPosition(
      () => answer("granted"),
      (error) => answer(error.code === error.PERMISSION_DENIED ? "denied" : "unknown"),
    );
  };
  return { permission, asking, ask };
}

/** Without asking anything of the visitor. */
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
