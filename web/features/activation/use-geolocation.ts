import { useEffect, useState } from "react";

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

/** The permission as it stands, and the question itself, which only a tap may put. */
export function useGeolocation() {
  const [permission, setPermission] = useState<GeolocationPermission>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    let gone = false;
    void readPermission(navigator).then((state) => gone || setPermission(state));
    return () => {
      gone = true;
    };
  }, []);
  const ask = () => {
    setAsking(true);
    const answer = (state: GeolocationPermission) => {
      setAsking(false);
      setPermission(state);
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
export async function readPermission(browser: Navigator): Promise<GeolocationPermission> {
  if (!("geolocation" in browser)) return "unsupported";
  try {
    return (await browser.permissions.query({ name: "geolocation" })).state;
  } catch {
    return "unknown";
  }
}
