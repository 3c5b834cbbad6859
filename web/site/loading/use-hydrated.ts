import { useSyncExternalStore } from "react";

/** False on the server and while its markup is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
