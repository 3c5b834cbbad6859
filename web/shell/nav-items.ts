import { Heart, MessageCircle, Search } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { paths } from "#web/paths.ts";
import type { Counts } from "#web/site/queries.ts";

/** An item of the member's menu: a word in the top bar, a tab with an icon on a phone. */
export interface NavItem {
  readonly key: "search" | "messages" | "likes";
  readonly to: string;
  readonly icon: LucideIcon;
  /** The count in its badge, and the key of the badge's text. */
  readonly count?: { readonly of: keyof Counts; readonly text: "unread" | "newLikes" };
}

/** The member's menu, in order. */
export const navItems: readonly NavItem[] = [
  { key: "search", to: paths.members(), icon: Search },
  {
    key: "messages",
    to: paths.chats(),
    icon: MessageCircle,
    count: { of: "messages", text: "unread" },
  },
  { key: "likes", to: paths.likes(), icon: Heart, count: { of: "likes", text: "newLikes" } },
];

/** Whether a page belongs to this item. A first message to a member belongs to messages. */
export function isCurrentItem({ to }: NavItem, pathname: string): boolean {
  const page = /^\/members\/[^/]+\/chat$/.test(pathname) ? paths.chats() : pathname;
  return page === to || page.startsWith(`${to}/`);
}
