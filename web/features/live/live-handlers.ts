import type { QueryClient } from "@tanstack/react-query";
import type { MemberId } from "#contract/shared/ids.ts";
import type { LiveEvent } from "#contract/live.ts";
import type { Api } from "#web/api/api.ts";

/**
 * A socket event, or `connected`: events may have been missed before, also those between the page's
 * rendering on the server and its first connection.
 */
export type PageEvent =
  | Exclude<LiveEvent, { readonly is: "missed" }>
  | { readonly is: "connected" };

/** The page that receives an event. */
export interface LivePage {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** The logged-in member. */
  readonly ownId: MemberId;
}

/** A feature's handlers for changes on the server. `web/start-live.ts` lists the features. */
export type LiveHandlers = {
  readonly [Is in PageEvent["is"]]?: (
    event: Extract<PageEvent, { readonly is: Is }>,
    page: LivePage,
  ) => void;
};

/** Passes events to the features that handle them; an event from a newer server may have none. */
export function createLiveEmitter(features: readonly LiveHandlers[], page: LivePage) {
  return (event: PageEvent): void => {
    for (const handlers of features) {
      // TypeScript cannot relate the handler's key to its event type.
      const handle = handlers[event.is] as ((event: PageEvent, page: LivePage) => void) | undefined;
      handle?.(event, page);
    }
  };
}
