import { settingsAreas } from "#web/features/accounts/settings-areas.ts";
import { signupAreas } from "#web/features/signup/signup-areas.ts";
import { notBuilt } from "./not-built.ts";
import type { Route } from "./route-types.ts";

const member = ["member"] as const;

/** Signing up and in, confirming, settings, mailed links, leaving. */
export const accountRoutes = {
  signup: {
    path: "/signup",
    layout: "empty",
    page: () => import("#web/pages/signup/signup-page.tsx"),
    areas: signupAreas,
    guards: ["visitor"],
  },
  completeSignup: {
    path: "/complete-signup",
    layout: "default",
    page: () => import("#web/pages/complete-signup/complete-signup-page.tsx"),
    areas: ["complete-signup", "signup", "own-profile", "photos", "attributes", "interests"],
    guards: member,
  },
  login: {
    path: "/login",
    layout: "empty",
    page: () => import("#web/pages/login/login-page.tsx"),
    areas: ["accounts", "reading"],
    guards: ["visitor"],
  },
  activateDone: {
    path: "/activate/done",
    layout: "empty",
    page: () => import("#web/pages/activate/done-page.tsx"),
    areas: ["activation", "interests", "profiles"],
  },
  activateError: {
    path: "/activate/error",
    layout: "empty",
    page: () => import("#web/pages/activate/error-page.tsx"),
    areas: ["activation"],
  },
  resetPassword: {
    path: "/reset-password",
    layout: "default",
    page: () => import("#web/pages/reset-password/reset-password-page.tsx"),
    areas: ["accounts"],
  },
  resetPasswordDo: {
    path: "/reset-password/do",
    layout: "default",
    page: () => import("#web/pages/reset-password/do-page.tsx"),
    areas: ["accounts"],
  },
  mailChangeDo: {
    path: "/mail-change/do",
    layout: "empty",
    page: () => import("#web/pages/mail-change/do-page.tsx"),
    areas: ["accounts"],
  },
  settings: {
    path: "/settings/:part?",
    layout: "default",
    page: () => import("#web/pages/settings/settings-page.tsx"),
    areas: settingsAreas,
    guards: member,
  },
  notifications: {
    path: "/notifications",
    layout: "default",
    page: () => import("#web/pages/notifications/notifications-page.tsx"),
    areas: ["notifications"],
    guards: member,
  },
  langConfig: notBuilt("/lang-config", "empty"),
  accountDeleted: {
    path: "/account-deleted",
    layout: "empty",
    page: () => import("#web/pages/account-deleted/account-deleted-page.tsx"),
    areas: ["deletion"],
  },
  /** A mailed link; it matches after all fixed addresses. */
  token: {
    path: "/:token",
    layout: "empty",
    page: () => import("#web/pages/token/token-page.tsx"),
    areas: ["activation", "notifications", "deletion"],
  },
} as const satisfies Readonly<Record<string, Route>>;
