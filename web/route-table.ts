import { chatRoutes } from "./chat-routes.ts";
import { settingsAreas } from "./features/accounts/settings-areas.ts";
import { signupAreas } from "./features/signup/signup-areas.ts";
import { notBuilt } from "./not-built.ts";
import type { Route } from "./route-types.ts";
import { playRoutes } from "./play-routes.ts";

const member = ["member"] as const;
/** The text files of the profile page. */
const profileAreas = ["profile-page", "profiles", "likes", "attributes", "interests"] as const;

/**
 * All addresses of the site with their layouts (specification, section 2). Folders under `pages/`
 * follow the addresses.
 */
export const routeTable = {
  home: {
    path: "/",
    layout: "default",
    page: () => import("./pages/home/home-page.tsx"),
    file: "web/pages/home/home-page.tsx",
    areas: ["home", "profiles", "likes", "chat"],
    lazy: true,
    isListed: true,
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
  ...chatRoutes,
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
  memberLanding: notBuilt("/members/:id/landing", "lander"),
  memberSignup: notBuilt("/members/:id/signup", "lander"),
  memberLanding2: notBuilt("/members/:id/landing2/:slug?", "lander"),
  memberLanding3: notBuilt("/members/:id/landing3/:slug?", "lander"),
  accountDeleted: {
    path: "/account-deleted",
    layout: "empty",
    page: () => import("./pages/account-deleted/account-deleted-page.tsx"),
    file: "web/pages/account-deleted/account-deleted-page.tsx",
    areas: ["deletion"],
  },
  complaints: {
    path: "/complaints",
    layout: "default",
    page: () => import("./pages/complaints/complaints-page.tsx"),
    file: "web/pages/complaints/complaints-page.tsx",
    areas: ["cases"],
  },
  completeSignup: {
    path: "/complete-signup",
    layout: "default",
    page: () => import("./pages/complete-signup/complete-signup-page.tsx"),
    file: "web/pages/complete-signup/complete-signup-page.tsx",
    areas: ["complete-signup", "signup", "own-profile", "photos", "attributes", "interests"],
    guards: member,
  },
  login: {
    path: "/login",
    layout: "empty",
    page: () => import("./pages/login/login-page.tsx"),
    file: "web/pages/login/login-page.tsx",
    areas: ["accounts", "reading"],
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
  ...playRoutes,
  notifications: {
    path: "/notifications",
    layout: "default",
    page: () => import("./pages/notifications/notifications-page.tsx"),
    file: "web/pages/notifications/notifications-page.tsx",
    areas: ["notifications"],
    guards: member,
  },
  premium: {
    path: "/premium",
    layout: "default",
    page: () => import("./pages/premium/premium-page.tsx"),
    file: "web/pages/premium/premium-page.tsx",
    areas: ["premium", "checkout"],
    guards: member,
  },
  pricing: notBuilt("/pricing", "default"),
  profile: {
    path: "/profile",
    layout: "default",
    page: () => import("./pages/profile/profile-page.tsx"),
    file: "web/pages/profile/profile-page.tsx",
    areas: ["own-profile", "profile-page", "profiles", "photos", "attributes", "interests"],
    guards: member,
  },
  settings: {
    path: "/settings/:part?",
    layout: "default",
    page: () => import("./pages/settings/settings-page.tsx"),
    file: "web/pages/settings/settings-page.tsx",
    areas: settingsAreas,
    guards: member,
  },
  langConfig: notBuilt("/lang-config", "empty"),
  directdebit: notBuilt("/directdebit", "default", member),
  credits: {
    path: "/credits",
    layout: "default",
    page: () => import("./pages/credits/credits-page.tsx"),
    file: "web/pages/credits/credits-page.tsx",
    areas: ["checkout"],
    guards: member,
  },
  repeatOrder: notBuilt("/credits/repeat-order", "default", member),
  creditsBundle: {
    path: "/credits/:id/:paymentmethod?",
    layout: "default",
    page: () => import("./pages/credits/bundle-page.tsx"),
    file: "web/pages/credits/bundle-page.tsx",
    areas: ["checkout"],
    guards: member,
  },
  transactions: {
    path: "/transactions/:id?",
    layout: "default",
    page: () => import("./pages/transactions/transactions-page.tsx"),
    file: "web/pages/transactions/transactions-page.tsx",
    areas: ["payments", "checkout"],
    guards: member,
  },
  resetPassword: {
    path: "/reset-password",
    layout: "default",
    page: () => import("./pages/reset-password/reset-password-page.tsx"),
    file: "web/pages/reset-password/reset-password-page.tsx",
    areas: ["accounts"],
  },
  resetPasswordDo: {
    path: "/reset-password/do",
    layout: "default",
    page: () => import("./pages/reset-password/do-page.tsx"),
    file: "web/pages/reset-password/do-page.tsx",
    areas: ["accounts"],
  },
  mailChangeDo: {
    path: "/mail-change/do",
    layout: "empty",
    page: () => import("./pages/mail-change/do-page.tsx"),
    file: "web/pages/mail-change/do-page.tsx",
    areas: ["accounts"],
  },
  activateDone: {
    path: "/activate/done",
    layout: "empty",
    page: () => import("./pages/activate/done-page.tsx"),
    file: "web/pages/activate/done-page.tsx",
    areas: ["activation", "interests", "profiles"],
  },
  activateError: {
    path: "/activate/error",
    layout: "empty",
    page: () => import("./pages/activate/error-page.tsx"),
    file: "web/pages/activate/error-page.tsx",
    areas: ["activation"],
  },
  ban: notBuilt("/pages/ban", "default"),
  cookies: notBuilt("/pages/cookies", "default"),
  faq: notBuilt("/pages/faq", "default"),
  privacy: legal("/pages/privacy", "privacy"),
  returnPolicy: legal("/pages/return-policy", "return-policy"),
  service: notBuilt("/pages/service", "default"),
  terms: legal("/pages/terms", "terms"),
  aloneTonight: notBuilt("/landers/alonetonight/:slug?", "lander"),
  collageLanding: notBuilt("/landers/collagelanding/:slug?", "lander"),
  gallery: notBuilt("/landers/gallery/:slug?", "lander"),
  iconsLanding: notBuilt("/landers/iconslanding/:slug?", "lander"),
  mapLanding: notBuilt("/landers/maplanding/:slug?", "lander"),
  socialNetwork: notBuilt("/landers/socialnetwork/:slug?", "lander"),
  transitionsVideoLanding: notBuilt("/landers/transitionsvideolanding/:slug?", "lander"),
  video: notBuilt("/landers/video/:slug?", "lander"),
  tinderSwipe: notBuilt("/landers/tinderswipe", "lander"),
  /** A mailed link; it matches after all fixed addresses. */
  token: {
    path: "/:token",
    layout: "empty",
    page: () => import("./pages/token/token-page.tsx"),
    file: "web/pages/token/token-page.tsx",
    areas: ["activation", "notifications", "deletion"],
  },
} as const satisfies Readonly<Record<string, Route>>;

function likes(path: string): Route {
  return {
    path,
    layout: "default",
    page: () => import("./pages/likes/likes-page.tsx"),
    file: "web/pages/likes/likes-page.tsx",
    areas: ["likes-list", "likes", "profiles"],
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
    isListed: true,
  };
}
