import { useSyncExternalStore } from "react";

/** Whether this browser knows passkeys; null while the server renders. */
export function usePasskeySupport(): boolean | null {
  return useSyncExternalStore(noChange, isSupported, () => null);
}

const isSupported = () => "PublicKeyCredential" in window;
const noChange = () => () => undefined;
