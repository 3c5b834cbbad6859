import { notBuilt } from "./not-built.ts";
import type { Route } from "./route-types.ts";

const member = ["member"] as const;

/** Prices, Premium, buying credits, and what was paid. */
export const moneyRoutes = {
  premium: {
    path: "/premium",
    layout: "default",
    page: () => import("#web/pages/premium/premium-page.tsx"),
    areas: ["premium", "checkout"],
    guards: member,
  },
  pricing: notBuilt("/pricing", "default"),
  credits: {
    path: "/credits",
    layout: "default",
    page: () => import("#web/pages/credits/credits-page.tsx"),
    areas: ["checkout"],
    guards: member,
  },
  repeatOrder: notBuilt("/credits/repeat-order", "default", member),
  creditsBundle: {
    path: "/credits/:id/:paymentmethod?",
    layout: "default",
    page: () => import("#web/pages/credits/bundle-page.tsx"),
    areas: ["checkout"],
    guards: member,
  },
  directdebit: notBuilt("/directdebit", "default", member),
  transactions: {
    path: "/transactions/:id?",
    layout: "default",
    page: () => import("#web/pages/transactions/transactions-page.tsx"),
    areas: ["payments", "checkout"],
    guards: member,
  },
} as const satisfies Readonly<Record<string, Route>>;
