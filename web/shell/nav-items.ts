import { Heart, MessageCircle, Search } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { paths } from "#web/paths.ts";
import type { Counts } from "#web/site/queries.ts";

/** A place of the member's menu: a word in the top bar, a tab with its icon on a phone. */
export interface NavItem {
  readonly key: "search" | "messages" | "likes";
  readonly to: string;
  readonly icon: LucideIcon;
  /** Which count its badge shows, and the text that says it. */
  readonly count?: { readonly of: keyof Counts; readonly text: "unread" | "newLikes" };
}

/** A room joins the menu when it is built. */
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

/** Whether a page belongs to this place of the menu. A first message to a member is a message. */
export function isCurrentItem({ to }: NavItem, pathname: string): boolean {
  const page = /^\/members\/[^/]+\/chat$/.test(pathname) ? paths.chats() : pathname;
  return page === to || page.startsWith(`${to}/`);
}
