import { queryOptions } from "@tanstack/react-query";
import type { Deck } from "#contract/likes/swipe-game.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export type LoadedDeck = { readonly is: "found" } & Deck;

/** Begins like every list of members, so that a like or a block changes it too. */
export const deckKey = queryKey<LoadedDeck>("members", "swipe-game");

/** The cards in hand. Swiping changes them here, and only what follows is loaded. */
export const deckQuery = (api: Api) =>
  queryOptions({
    queryKey: deckKey,
    queryFn: async (): Promise<LoadedDeck> => ({
      is: "found",
      ...(await api("GET /api/swipe-game", {})),
    }),
    staleTime: Infinity,
  });
