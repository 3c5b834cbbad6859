import { useSyncExternalStore } from "react";
import type { MemberId } from "#contract/ids.ts";
import { useUser } from "#web/site/use-site.ts";
import { between, nothing, unsentStore } from "./outbox.ts";
import type { Unfinished, Unsent } from "./outbox.ts";

/** What was written and not sent in this tab. */
export const unsent = unsentStore(
  () => window.sessionStorage,
  () => new Date().toISOString(),
);

/** Under which key that is kept which the member has written to another and not sent. */
export function useTalkKey(reader: MemberId): string {
  const writer = useUser()?.profile.id ?? ("" as MemberId);
  return between(writer, reader);
}

/** The text in the box. */
export function useDraft(key: string): string {
  return usePart(key, ({ draft }) => draft);
}

/** The messages that were not accepted yet; typing does not change them. */
export function useUnsent(key: string): readonly Unsent[] {
  return usePart(key, (unfinished) => unfinished.unsent);
}

function usePart<T>(key: string, part: (unfinished: Unfinished) => T): T {
  return useSyncExternalStore(
    unsent.subscribe,
    () => part(unsent.get(key)),
    () => part(nothing),
  );
}
