import { useSyncExternalStore } from "react";
import type { MemberId } from "#contract/ids.ts";
import { useUser } from "#web/shell/use-site.ts";
import { between, nothing, unsentStore } from "./unsent-store.ts";
import type { Unfinished } from "./unsent-store.ts";

/** What was written and not sent in this tab. */
export const unsent = unsentStore(
  () => window.sessionStorage,
  () => new Date().toISOString(),
);

/** What the member has written to another and not sent, and the key under which it is kept. */
export function useUnfinished(reader: MemberId): Unfinished & { readonly key: string } {
  const writer = useUser()?.profile.id ?? ("" as MemberId);
  const key = between(writer, reader);
  const unfinished = useSyncExternalStore(
    unsent.subscribe,
    () => unsent.get(key),
    () => nothing,
  );
  return { ...unfinished, key };
}
