import { signupAreas } from "./features/signup/signup-areas.ts";
import type { GuardName, LayoutName, Route, RouteName } from "./route-types.ts";

const member = ["member"] as const;
/** The text files of a profile's screen. */
const profileAreas = ["profiles", "likes", "attributes", "interests"] as const;
const later = (path: string, layout: LayoutName, guards?: readonly GuardName[]): Route => ({
  path,
  layout,
  page: null,
  ...(guards && { guards }),
});

/**
 * Every address of the site with its layout, in one table (specification, section 2). Folders under
 * `pages/` follow the address.
 */
export const routeTable = {
  home: {
    path: "/",
    layout: "default",
    page: () => import("./pages/home/home-page.tsx"),
    file: "web/pages/home/home-page.tsx",
    areas: ["home", "profiles"],
    lazy: true,
  },
  likes: likes("/likes"),
  likesOfType: likes("/likes/:type"),
  likesMember: {
    path: "/likes/m/:id",
    layout: "default",
    page: () => import("./pages/likes/likes-member-page.tsx"),
    file: "web/pages/likes/likes-member-page.tsx",
    areas: profileAreas,
    guards: member,
  },
  chats: chats("/chats"),
  chat: chats("/chats/:id"),
  members: {
    path: "/members",
    layout: "default",
    page: () => import("./pages/members/members-page.tsx"),
    file: "web/pages/members/members-page.tsx",
    areas: ["search", "profiles", "likes", "attributes"],
  },
  member: {
    path: "/members/:id",
    layout: "default",
    page: () => import("./pages/members/member-page.tsx"),
    file: "web/pages/members/member-page.tsx",
    areas: profileAreas,
  },
  memberChat: chats("/members/:id/chat"),
  memberLanding: later("/members/:id/landing", "lander"),
  memberSignup: later("/members/:id/signup", "lander"),
  memberLanding2: later("/members/:id/landing2/:slug?", "lander"),
  memberLanding3: later("/members/:id/landing3/:slug?", "lander"),
  accountDeleted: later("/account-deleted", "empty"),
  complaints: later("/complaints", "default"),
  completeSignup: later("/complete-signup", "default", member),
  login: {
    path: "/login",
    layout: "empty",
    page: () => import("./pages/login/login-page.tsx"),
    file: "web/pages/login/login-page.tsx",
    areas: ["account"],
    guards: ["visitor"],
  },
  signup: {
    path: "/signup",
    layout: "empty",
    page: () => import("./pages/signup/signup-page.tsx"),
    file: "web/pages/signup/signup-page.tsx",
    areas: signupAreas,
    guards: ["visitor"],
  },
  signupMatches: later("/signup-matches", "empty", member),
  matchFinder: later("/match-finder", "empty"),
  swipeGame: later("/swipe-game", "default", member),
  notifications: later("/notifications", "default", member),
  premium: {
    path: "/premium",
    layout: "default",
    page: () => import("./pages/premium/premium-page.tsx"),
    file: "web/pages/premium/premium-page.tsx",
    areas: ["premium", "credits"],
    guards: member,
  },
  pricing: later("/pricing", "default"),
  profile: later("/profile", "default", member),
  settings: later("/settings", "default", member),
  langConfig: later("/lang-config", "empty"),
  directdebit: later("/directdebit", "default", member),
  credits: {
    path: "/credits",
    layout: "default",
    page: () => import("./pages/credits/credits-page.tsx"),
    file: "web/pages/credits/credits-page.tsx",
    areas: ["credits"],
    guards: member,
  },
  repeatOrder: later("/credits/repeat-order", "default", member),
  creditsBundle: {
    path: "/credits/:id/:paymentmethod?",
    layout: "default",
    page: () => import("./pages/credits/bundle-page.tsx"),
    file: "web/pages/credits/bundle-page.tsx",
    areas: ["credits"],
    guards: member,
  },
  transactions: {
    path: "/transactions/:id?",
    layout: "default",
    page: () => import("./pages/transactions/transactions-page.tsx"),
    file: "web/pages/transactions/transactions-page.tsx",
    areas: ["transactions", "credits"],
    guards: member,
  },
  resetPassword: later("/reset-password", "default"),
  resetPasswordDo: later("/reset-password/do", "default"),
  mailChangeDo: later("/mail-change/do", "empty"),
  activateDone: {
    path: "/activate/done",
    layout: "empty",
    page: () => import("./pages/activate/done-page.tsx"),
    file: "web/pages/activate/done-page.tsx",
    areas: ["activate", "interests", "profiles"],
  },
  activateError: {
    path: "/activate/error",
    layout: "empty",
    page: () => import("./pages/activate/error-page.tsx"),
    file: "web/pages/activate/error-page.tsx",
    areas: ["activate"],
  },
  ban: later("/pages/ban", "default"),
  cookies: later("/pages/cookies", "default"),
  faq: later("/pages/faq", "default"),
  privacy: legal("/pages/privacy", "privacy"),
  returnPolicy: legal("/pages/return-policy", "return-policy"),
  service: later("/pages/service", "default"),
  terms: legal("/pages/terms", "terms"),
  aloneTonight: later("/landers/alonetonight/:slug?", "lander"),
  collageLanding: later("/landers/collagelanding/:slug?", "lander"),
  gallery: later("/landers/gallery/:slug?", "lander"),
  iconsLanding: later("/landers/iconslanding/:slug?", "lander"),
  mapLanding: later("/landers/maplanding/:slug?", "lander"),
  socialNetwork: later("/landers/socialnetwork/:slug?", "lander"),
  transitionsVideoLanding: later("/landers/transitionsvideolanding/:slug?", "lander"),
  video: later("/landers/video/:slug?", "lander"),
  tinderSwipe: later("/landers/tinderswipe", "lander"),
  /** A link sent by mail; after every fixed address. */
  token: {
    path: "/:token",
    layout: "empty",
    page: () => import("./pages/token/token-page.tsx"),
    file: "web/pages/token/token-page.tsx",
    areas: ["activate"],
  },
} as const satisfies Readonly<Record<RouteName, Route>>;

function likes(path: string): Route {
  return {
    path,
    layout: "default",
    page: () => import("./pages/likes/likes-page.tsx"),
    file: "web/pages/likes/likes-page.tsx",
    areas: ["likes", "profiles"],
    guards: member,
  };
}

function chats(path: string): Route {
  return {
    path,
    layout: "chat",
    page: () => import("./pages/chats/chats-page.tsx"),
    file: "web/pages/chats/chats-page.tsx",
    areas: ["chat", "profiles"],
    guards: member,
  };
}

function legal(path: string, area: "terms" | "privacy" | "return-policy"): Route {
  return {
    path,
    layout: "default",
    page: () => import("./pages/pages/legal-page.tsx"),
    file: "web/pages/pages/legal-page.tsx",
    areas: [area],
    lazy: true,
  };
}
