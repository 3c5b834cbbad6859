import { expect, test } from "vitest";
import { isAccountPage, isCurrentItem, navItems, pageNameAt } from "./nav-items.ts";

test("the menu has search, the swipe game, messages and likes, in this order", () => {
  expect(navItems.map(({ to }) => to)).toEqual(["/members", "/swipe-game", "/chats", "/likes"]);
});

test.each([
  ["/members", "search"],
  ["/members/e1", "search"],
  ["/members/e1/chat", "messages"],
  ["/chats", "messages"],
  ["/chats/c1", "messages"],
  ["/likes/m/e1", "likes"],
  ["/swipe-game", "swipe"],
  ["/membership", undefined],
])("on %s the current menu item is %s", (pathname, key) => {
  const current = navItems.filter((item) => isCurrentItem(item, pathname));
  expect(current.map((item) => item.key)).toEqual(key === undefined ? [] : [key]);
});

test.each([
  ["/members", "search"],
  ["/likes/given", "likes"],
  ["/credits/small", "credits"],
  ["/profile", "myProfile"],
  ["/transactions", "orders"],
  ["/", null],
  ["/pages/terms", null],
])("a phone's bar on %s has the page's name: %s", (pathname, key) => {
  expect(pageNameAt(pathname)).toBe(key);
});

test.each([
  ["/profile", true],
  ["/transactions/t1", true],
  ["/members", false],
  ["/", false],
])("the last tab is current on %s: %s", (pathname, isCurrent) => {
  expect(isAccountPage(pathname)).toBe(isCurrent);
});
