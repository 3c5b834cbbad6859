import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { nextAddress, paths } from "#contract/paths.ts";
import { routeTable } from "./route-table.ts";
import type { Route } from "./route-types.ts";

/** Every link once, with an id if it needs one. */
const links: Readonly<Record<keyof typeof paths, string>> = {
  home: paths.home(),
  login: paths.login(),
  reading: paths.reading("/members"),
  signup: paths.signup(),
  completeSignup: paths.completeSignup(),
  premium: paths.premium(),
  credits: paths.credits(),
  creditsBundle: paths.creditsBundle("small"),
  transactions: paths.transactions(),
  members: paths.members(),
  member: paths.member("7"),
  profile: paths.profile(),
  profilePhotos: paths.profilePhotos(),
  profilePreview: paths.profilePreview(),
  settings: paths.settings("notifications"),
  notifications: paths.notifications(),
  swipeGame: paths.swipeGame(),
  matchFinder: paths.matchFinder(),
  signupMatches: paths.signupMatches(),
  likes: paths.likes(),
  likesOfType: paths.likesOfType("given"),
  likesMember: paths.likesMember("7"),
  chats: paths.chats(),
  chat: paths.chat("7"),
  share: paths.share(),
  memberChat: paths.memberChat("7"),
  notMe: paths.notMe("7"),
  resetPassword: paths.resetPassword(),
  resetPasswordSent: paths.resetPasswordSent(),
  resetPasswordDo: paths.resetPasswordDo("7"),
  resetPasswordDone: paths.resetPasswordDone(),
  mailChangeDo: paths.mailChangeDo("7"),
  mailChangeUndo: paths.mailChangeUndo("7"),
  mailChangeDone: paths.mailChangeDone(),
  mailChangeUndone: paths.mailChangeUndone(),
  complaints: paths.complaints(),
  complaint: paths.complaint("7"),
  accountDeleted: paths.accountDeleted(),
  activateDone: paths.activateDone(),
  activateError: paths.activateError(),
  terms: paths.terms(),
  privacy: paths.privacy(),
  returnPolicy: paths.returnPolicy(),
};

/** A snapshot, so that a changed address shows up in review. */
test("all links of the site", () => {
  expect(links).toEqual({
    home: "/",
    login: "/login",
    reading: "/login?next=%2Fmembers&reading=open",
    signup: "/signup",
    completeSignup: "/complete-signup",
    premium: "/premium",
    credits: "/credits",
    creditsBundle: "/credits/small",
    transactions: "/transactions",
    members: "/members",
    member: "/members/7",
    profile: "/profile",
    profilePhotos: "/profile#photos",
    profilePreview: "/profile?preview",
    settings: "/settings/notifications",
    notifications: "/notifications",
    signupMatches: "/signup-matches",
    matchFinder: "/match-finder",
    swipeGame: "/swipe-game",
    likes: "/likes",
    likesOfType: "/likes/given",
    likesMember: "/likes/m/7",
    chats: "/chats",
    chat: "/chats/7",
    share: "/share",
    memberChat: "/members/7/chat",
    notMe: "/7?not-me",
    resetPassword: "/reset-password",
    resetPasswordSent: "/reset-password?sent",
    resetPasswordDo: "/reset-password/do?token=7",
    resetPasswordDone: "/reset-password/do?done",
    mailChangeDo: "/mail-change/do?token=7",
    mailChangeUndo: "/mail-change/do?undo=7",
    mailChangeDone: "/mail-change/do?done",
    mailChangeUndone: "/mail-change/do?undone",
    complaints: "/complaints",
    complaint: "/complaints?case=7",
    accountDeleted: "/account-deleted",
    activateDone: "/activate/done",
    activateError: "/activate/error",
    terms: "/pages/terms",
    privacy: "/pages/privacy",
    returnPolicy: "/pages/return-policy",
  });
});

test("every link leads to a page that exists", () => {
  const routes: Readonly<Record<string, Route>> = routeTable;
  for (const path of Object.values(links)) {
    const address = path.split(/[?#]/)[0] ?? "";
    const route = Object.values(routes).find((one) => matchPath(one.path, address));
    expect({ address, built: Boolean(route?.page) }).toEqual({ address, built: true });
  }
});

test("the address of a search has its query", () => {
  expect(paths.members("gender=female&page=2")).toBe("/members?gender=female&page=2");
});

test("next, country and payment method pass through the order", () => {
  expect(paths.premium("/chats/7")).toBe("/premium?next=%2Fchats%2F7");
  expect(paths.credits("/chats/7")).toBe("/credits?next=%2Fchats%2F7");
  expect(paths.credits("/", { country: "BE", bundle: "small" })).toBe(
    "/credits?country=BE&bundle=small",
  );
  expect(paths.creditsBundle("small", "ideal", { country: "NL", next: "/chats/7" })).toBe(
    "/credits/small/ideal?country=NL&next=%2Fchats%2F7",
  );
  expect(paths.transactions("p1")).toBe("/transactions/p1");
  expect(paths.transactions(undefined, 2)).toBe("/transactions?page=2");
});

test("the address of sign-up has the step and next", () => {
  expect(paths.signup("/", 0)).toBe("/signup");
  expect(paths.signup(undefined, 2)).toBe("/signup?step=2");
  expect(paths.signup("/members/7?page=2", 4)).toBe(
    "/signup?next=%2Fmembers%2F7%3Fpage%3D2&step=4",
  );
});

test.each([
  ["/members/7?page=2", "/members/7?page=2"],
  ["", "/"],
  ["https://elsewhere.example/", "/"],
  ["//elsewhere.example/", "/"],
  ["/\\elsewhere.example", "/"],
  ["/..//elsewhere.example", "/"],
  ["javascript:alert(1)", "/"],
])("after log-in %j leads to %s", (next, expected) => {
  expect(nextAddress(new URLSearchParams({ next }))).toBe(expected);
});
