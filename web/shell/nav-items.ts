import { Heart, Layers, MessageCircle, Search } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { paths } from "#contract/paths.ts";
import type { Counts } from "#web/site/queries.ts";

/** An item of the member's menu: a word in the top bar, a tab with an icon on a phone. */
export interface NavItem {
  readonly key: "search" | "swipe" | "messages" | "likes";
  readonly to: string;
  readonly icon: LucideIcon;
  /** The count in its badge, and the key of the badge's text. */
  readonly count?: { readonly of: keyof Counts; readonly text: "unread" | "newLikes" };
}

export const navItems: readonly NavItem[] = [
  { key: "search", to: paths.members(), icon: Search },
  { key: "swipe", to: paths.swipeGame(), icon: Layers },
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

/** The pages of the account, whose name a phone's bar shows too. */
const otherPages = [
  { key: "myProfile", to: paths.profile() },
  { key: "credits", to: paths.credits() },
  { key: "premiumShort", to: paths.premium() },
  { key: "orders", to: paths.transactions() },
  { key: "settings", to: paths.settings() },
] as const;

/** The name of a member's page, as a phone's bar shows it in place of the wordmark; else null. */
export function pageNameAt(pathname: string) {
  const item = navItems.find((one) => isCurrentItem(one, pathname));
  return item?.key ?? findOtherPage(pathname)?.key ?? null;
}

/** Whether the account's menu leads to a page, so that a phone's last tab is the current one. */
export function isAccountPage(pathname: string): boolean {
  return findOtherPage(pathname) !== undefined;
}

function findOtherPage(pathname: string) {
  return otherPages.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
}
