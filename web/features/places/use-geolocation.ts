import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/**
 * The browser's three states, plus `unsupported` without geolocation and `unknown` if the browser does
 * not answer or cannot find the position. Null until the permission has been read.
 */
export type GeolocationPermission =
  | "granted"
  | "denied"
  | "prompt"
  | "unsupported"
  | "unknown"
  | null;

/** Cached for the life of the page, and read again when a visitor returns. */
export const geolocationPermission = (browser: () => Navigator) =>
  queryOptions({
    queryKey: ["geolocation-permission"],
    queryFn: () => readPermission(browser()),
    gcTime: Infinity,
    meta: { personal: false },
    networkMode: "always",
  });

/** The current permission, and a function that opens the browser's prompt; call it only on a tap. */
export function useGeolocation() {
  const permission = useGeolocationPermission();
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    const answer = (state: NonNullable<GeolocationPermission>) => {
      setAsking(false);
      permission.set(state);
    };
    // We neither read nor send the position.
    navigator.geolocation.getCurrentPosition(
      () => answer("granted"),
      (error) => answer(error.code === error.PERMISSION_DENIED ? "denied" : "unknown"),
    );
  };
  return { permission: permission.state, asking, ask };
}

/** The permission as the browser reports it, and as the visitor just answered. */
export function useGeolocationPermission() {
  const queryClient = useQueryClient();
  const query = geolocationPermission(() => navigator);
  const { data: state = null } = useQuery(query);
  const set = (answer: NonNullable<GeolocationPermission>) =>
    queryClient.setQueryData(query.queryKey, answer);
  return { state, set };
}

/** Reads the permission without prompting the visitor. */
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
