import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { MemberCard } from "#contract/profiles.ts";
import { showToast } from "#ui/overlay/show-toast.ts";
import { isApiError } from "#web/api/api.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { popups } from "#web/features/likes/popups/popup-store.ts";
import { likesKey } from "#web/features/likes/queries.ts";
import { storeLiked } from "#web/features/likes/set-liked.ts";
import { usePageContext } from "#web/page-context.ts";
import { MIN_IN_HAND, addCards, putBack, swipeCard } from "./deck.ts";
import type { Swipe } from "./deck.ts";
import { deckKey, deckQuery } from "./queries.ts";
import type { LoadedDeck } from "./queries.ts";

/** A card that was swiped, and which way. */
export interface SwipedCard {
  readonly member: MemberCard;
  readonly how: Swipe;
}

/** Errors after which the card does not come back: nobody can swipe it. */
const gone: ReadonlySet<string> = new Set(["profile_unavailable", "not_found"]);

/** The deck and what a member can do with it. The cards move at once; a failure moves them back. */
export function useDeck() {
  const { api, queryClient } = usePageContext();
  const { data: deck } = useSuspenseQuery(deckQuery(api));
  const [last, setLast] = useState<SwipedCard | null>(null);
  const swiped = useRef(new Set<string>());
  const texts = useFailureTexts();

  const change = (next: (now: LoadedDeck) => LoadedDeck) =>
    queryClient.setQueryData(deckKey, (now) => now && next(now));

  /** Without an answer the cards in hand remain, and the next swipe tries again. */
  async function loadAhead() {
    const next = await api("GET /api/swipe-game", {}).catch(() => null);
    if (next) change((now) => addCards(now, next, swiped.current));
  }

  const { mutate: send } = useMutation({
    // In order, so that an undo never overtakes its pass.
    scope: { id: "swipe-game" },
    mutationFn: async ({ member, how }: SwipedCard) => {
      const body = { member: member.id };
      if (how === "like") return api("POST /api/swipe-game/likes", { body });
      await api("POST /api/swipe-game/passes", { body });
      return null;
    },
    onSuccess: (answer, { member }) => {
      if (!answer) return;
      const { match, ...likes } = answer;
      storeLiked(queryClient, member.id, { liked: true, match });
      void queryClient.invalidateQueries({ queryKey: likesKey, refetchType: "none" });
      change((now) => ({ ...now, next_likes_at: likes.next_likes_at }));
      if (match) popups.show({ is: "match", member });
    },
    onError: (error, card) => {
      const code = isApiError(error) ? error.body.error : null;
      showToast({ text: texts(card, error) });
      if (code !== null && gone.has(code)) return;
      swiped.current.delete(card.member.id);
      setLast(null);
      change((now) => putBack(now, card.member, card.how));
      if (code === "swipe_likes_spent") change((now) => ({ ...now, likes_left: 0 }));
    },
  });
  const { mutate: takeBack } = useMutation({
    scope: { id: "swipe-game" },
    mutationFn: ({ member }: SwipedCard) =>
      api("DELETE /api/swipe-game/passes", { body: { member: member.id } }),
    onError: (error, card) => showToast({ text: texts(card, error, true) }),
  });

  function swipe(member: MemberCard, how: Swipe) {
    swiped.current.add(member.id);
    change((now) => swipeCard(now, member, how));
    setLast({ member, how });
    send({ member, how });
    if (deck.members.length <= MIN_IN_HAND) void loadAhead();
  }

  /** Brings back the card passed last; a like cannot be taken back here. */
  function undo(): MemberCard | null {
    if (last?.how !== "pass") return null;
    swiped.current.delete(last.member.id);
    change((now) => putBack(now, last.member, "pass"));
    takeBack(last);
    setLast(null);
    return last.member;
  }

  const reload = () => void queryClient.invalidateQueries({ queryKey: deckKey });
  return { deck, last, swipe, undo, reload };
}

function useFailureTexts() {
  const t = useTranslations("swipe-game.failed");
  const errorText = useErrorText();
  return ({ member: { name }, how }: SwipedCard, error: unknown, undoes = false) =>
    `${t(undoes ? "undo" : how, { name })} ${errorText(error)}`;
}
