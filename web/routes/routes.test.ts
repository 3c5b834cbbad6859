import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { createRoutes } from "./create-routes.tsx";
import { layouts } from "#web/layouts/layouts.tsx";
import { routeTable } from "./route-table.ts";
import type { LayoutName, Route } from "./route-types.ts";

type Row = readonly [address: string, path: string, layout: LayoutName];

/** Every address in the specification (section 2) with its route and layout. */
const specifiedRoutes: readonly Row[] = [
  ["/", "/", "default"],
  ["/likes", "/likes", "default"],
  ["/likes/given", "/likes/:type", "default"],
  ["/likes/m/7", "/likes/m/:id", "default"],
  ["/chats", "/chats", "chat"],
  ["/chats/7", "/chats/:id", "chat"],
  ["/members", "/members", "default"],
  ["/members/7", "/members/:id", "default"],
  ["/members/7/chat", "/members/:id/chat", "chat"],
  ["/members/7/landing", "/members/:id/landing", "lander"],
  ["/members/7/signup", "/members/:id/signup", "lander"],
  ["/members/7/landing2", "/members/:id/landing2/:slug?", "lander"],
  ["/members/7/landing2/spring", "/members/:id/landing2/:slug?", "lander"],
  ["/members/7/landing3", "/members/:id/landing3/:slug?", "lander"],
  ["/members/7/landing3/spring", "/members/:id/landing3/:slug?", "lander"],
  ["/account-deleted", "/account-deleted", "empty"],
  ["/complaints", "/complaints", "default"],
  ["/complete-signup", "/complete-signup", "default"],
  ["/login", "/login", "empty"],
  ["/signup", "/signup", "empty"],
  ["/signup-matches", "/signup-matches", "empty"],
  ["/match-finder", "/match-finder", "empty"],
  ["/swipe-game", "/swipe-game", "default"],
  ["/notifications", "/notifications", "default"],
  ["/premium", "/premium", "default"],
  ["/pricing", "/pricing", "default"],
  ["/profile", "/profile", "default"],
  ["/settings", "/settings/:part?", "default"],
  ["/settings/account", "/settings/:part?", "default"],
  ["/lang-config", "/lang-config", "empty"],
  ["/directdebit", "/directdebit", "default"],
  ["/credits", "/credits", "default"],
  ["/credits/repeat-order", "/credits/repeat-order", "default"],
  ["/credits/small", "/credits/:id/:paymentmethod?", "default"],
  ["/credits/small/ideal", "/credits/:id/:paymentmethod?", "default"],
  ["/transactions", "/transactions/:id?", "default"],
  ["/transactions/7", "/transactions/:id?", "default"],
  ["/reset-password", "/reset-password", "default"],
  ["/reset-password/do", "/reset-password/do", "default"],
  ["/mail-change/do", "/mail-change/do", "empty"],
  ["/activate/done", "/activate/done", "empty"],
  ["/activate/error", "/activate/error", "empty"],
  ["/pages/ban", "/pages/ban", "default"],
  ["/pages/cookies", "/pages/cookies", "default"],
  ["/pages/faq", "/pages/faq", "default"],
  ["/pages/privacy", "/pages/privacy", "default"],
  ["/pages/return-policy", "/pages/return-policy", "default"],
  ["/pages/service", "/pages/service", "default"],
  ["/pages/terms", "/pages/terms", "default"],
  ...[
    "alonetonight",
    "collagelanding",
    "gallery",
    "iconslanding",
    "maplanding",
    "socialnetwork",
    "transitionsvideolanding",
    "video",
  ].flatMap((name): Row[] => [
    [`/landers/${name}`, `/landers/${name}/:slug?`, "lander"],
    [`/landers/${name}/spring`, `/landers/${name}/:slug?`, "lander"],
  ]),
  ["/landers/tinderswipe", "/landers/tinderswipe", "lander"],
  ["/Xk3vN8", "/:token", "empty"],
];

/** The share target of the installed app, which the specification does not have. */
const ownRoutes: readonly Row[] = [["/share", "/share", "empty"]];
const allRoutes = [...specifiedRoutes, ...ownRoutes];

const routes = createRoutes(routeTable);
const table: Readonly<Record<string, Route>> = routeTable;

function taking(address: string) {
  const matches = matchRoutes(routes, address) ?? [];
  return { layout: matches.at(-2)?.route.id, path: matches.at(-1)?.route.path };
}

test.each(allRoutes)("%s matches %s in the layout %s", (address, path, layout) => {
  expect(taking(address)).toEqual({ path, layout: `layout-${layout}` });
});

test("the table has exactly the routes of the specification and the share target", () => {
  expect(Object.values(table).map(({ path }) => path)).toEqual(
    expect.arrayContaining(allRoutes.map(([, path]) => path)),
  );
  expect(new Set(allRoutes.map(([, path]) => path)).size).toBe(Object.keys(table).length);
});

test("there are four layouts: default, chat, lander and empty", () => {
  expect(Object.keys(layouts).toSorted()).toEqual(["chat", "default", "empty", "lander"]);
  const used = new Set(Object.values(table).map(({ layout }) => layout));
  expect([...used].toSorted()).toEqual(["chat", "default", "empty", "lander"]);
});

/** The routes that have a page; add new pages here. */
const built = `/ /likes /likes/:type /likes/m/:id /chats /chats/:id /share /members /members/:id
  /members/:id/chat /login /signup /complete-signup /reset-password /reset-password/do /profile /notifications /settings/:part? /premium /swipe-game /signup-matches /match-finder /credits /credits/:id/:paymentmethod?
  /transactions/:id? /mail-change/do /account-deleted /complaints /activate/done /activate/error /pages/privacy /pages/return-policy
  /pages/terms /:token`.split(/\s+/);

test.each(built)("%s has a page", async (path) => {
  const route = Object.values(table).find((one) => one.path === path);
  expect((await route?.page?.())?.Page).toBeTypeOf("function");
});

const forMembers =
  `/likes /likes/:type /likes/m/:id /chats /chats/:id /share /members/:id/chat /complete-signup /profile
  /notifications /settings/:part? /premium /swipe-game /signup-matches
  /credits /credits/:id/:paymentmethod? /transactions/:id?`.split(/\s+/);

test.each(forMembers)("%s is for members only", (path) => {
  expect(Object.values(table).find((one) => one.path === path)?.guards).toEqual(["member"]);
});

test("every other page is open to visitors", () => {
  const guarded = Object.values(table).filter((one) => one.page && one.guards?.includes("member"));
  expect(guarded.map(({ path }) => path).toSorted()).toEqual(forMembers.toSorted());
});

test("an address deeper than its route matches nothing", () => {
  expect(taking("/landers/tinderswipe/spring").path).toBe("*");
  expect(taking("/members/7/landing/spring").path).toBe("*");
  expect(taking("/a/b").path).toBe("*");
});
