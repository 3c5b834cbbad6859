import type { MemberCard } from "#contract/profiles.ts";
import type { LoadedDeck } from "./queries.ts";

export type Swipe = "like" | "pass";

/** With fewer cards than this in hand the next ones load. */
export const MIN_IN_HAND = 5;

/** The deck without a swiped card; a like is one less of the day's. */
export function swipeCard(deck: LoadedDeck, { id }: MemberCard, how: Swipe): LoadedDeck {
  const members = deck.members.filter((member) => member.id !== id);
  return { ...deck, members, likes_left: addToLikes(deck, how, -1) };
}

/** The deck with a card back on top. */
export function putBack(deck: LoadedDeck, member: MemberCard, how: Swipe): LoadedDeck {
  const { members } = swipeCard(deck, member, "pass");
  return {
    ...deck,
    members: [{ ...member, liked: false }, ...members],
    likes_left: addToLikes(deck, how, 1),
  };
}

/** The cards in hand, then those of `next` that were neither in hand nor swiped. */
export function addCards(
  deck: LoadedDeck,
  next: Pick<LoadedDeck, "members">,
  swiped: ReadonlySet<string>,
): LoadedDeck {
  const inHand = new Set(deck.members.map(({ id }) => id));
  const added = next.members.filter(({ id }) => !inHand.has(id) && !swiped.has(id));
  return { ...deck, members: [...deck.members, ...added] };
}

function addToLikes({ likes_left }: LoadedDeck, how: Swipe, change: number): number | null {
  return how === "pass" || likes_left === null ? likes_left : Math.max(0, likes_left + change);
}
