import type { Chat } from "#contract/chat.ts";
import type { Likes } from "#contract/likes.ts";
import type { MemberCard } from "#contract/profiles.ts";

interface LoadedPeople {
  readonly chats: readonly Chat[];
  readonly likes: Pick<Likes, "liked_by">;
  readonly newMembers: readonly MemberCard[];
  /** The first page of the member's default search. */
  readonly found: readonly MemberCard[];
}

const AT_MOST = { unread: 3, likes: 3, newMembers: 4, active: 4, more: 3 } as const;

/** Chooses the people on a member's home page, each once: unread beats likes, likes beat new. */
export function choosePeople({ chats, likes, newMembers, found }: LoadedPeople) {
  const chosen = new Set<string>();
  function choose<T>(list: readonly T[], idOf: (entry: T) => string, atMost: number): readonly T[] {
    const first = list.filter((entry) => !chosen.has(idOf(entry))).slice(0, atMost);
    for (const entry of first) chosen.add(idOf(entry));
    return first;
  }
  const byId = ({ id }: MemberCard) => id;
  const members = found.filter(({ is }) => is === "member");
  return {
    unread: choose(
      chats.filter((chat) => chat.num_unread_messages > 0),
      (chat) => chat.profile.id,
      AT_MOST.unread,
    ),
    likes: choose(
      likes.liked_by.filter((like) => like.like_new),
      byId,
      AT_MOST.likes,
    ),
    newMembers: choose(newMembers, byId, AT_MOST.newMembers),
    active: choose(members, byId, AT_MOST.active),
    /** Faces for the next step. */
    more: choose(members, byId, AT_MOST.more),
  };
}
