import type { QueryClient } from "@tanstack/react-query";
import type { MemberId } from "#contract/ids.ts";
import type { LiveEvent } from "#contract/live.ts";
import type { Api } from "#web/api/api.ts";

/** An event of the socket. After `reconnected`, events may have been missed. */
export type PageEvent = LiveEvent | { readonly is: "reconnected" };

/** The page that receives an event. */
export interface LivePage {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** The member whose page it is. */
  readonly ownId: MemberId;
}

/** What a feature does when something changed on the server. `web/root.tsx` lists the features. */
export type LiveHandlers = {
  readonly [Is in PageEvent["is"]]?: (
    event: Extract<PageEvent, { readonly is: Is }>,
    page: LivePage,
  ) => void;
};

/** Passes an event to every feature that handles it; a newer server may send one that none does. */
export function emitLiveEvent(
  features: readonly LiveHandlers[],
  event: PageEvent,
  page: LivePage,
): void {
  for (const handlers of features) {
    // TypeScript cannot tell that the handler under an event's name takes that event.
    const handle = handlers[event.is] as ((event: PageEvent, page: LivePage) => void) | undefined;
    handle?.(event, page);
  }
}
