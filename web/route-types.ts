import type { ComponentType } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { Area } from "./texts/areas.ts";

/** The addresses of the site by name; `route-table.ts` says what each of them is. */
export type RouteName =
  | "home"
  | "likes"
  | "likesOfType"
  | "likesMember"
  | "chats"
  | "chat"
  | "members"
  | "member"
  | "memberChat"
  | "memberLanding"
  | "memberSignup"
  | "memberLanding2"
  | "memberLanding3"
  | "accountDeleted"
  | "complaints"
  | "completeSignup"
  | "login"
  | "signup"
  | "signupMatches"
  | "matchFinder"
  | "swipeGame"
  | "notifications"
  | "premium"
  | "pricing"
  | "profile"
  | "settings"
  | "langConfig"
  | "directdebit"
  | "credits"
  | "repeatOrder"
  | "creditsBundle"
  | "transactions"
  | "resetPassword"
  | "resetPasswordDo"
  | "mailChangeDo"
  | "activateDone"
  | "activateError"
  | "ban"
  | "cookies"
  | "faq"
  | "privacy"
  | "returnPolicy"
  | "service"
  | "terms"
  | "aloneTonight"
  | "collageLanding"
  | "gallery"
  | "iconsLanding"
  | "mapLanding"
  | "socialNetwork"
  | "transitionsVideoLanding"
  | "video"
  | "tinderSwipe"
  | "token";

export type LayoutName = "default" | "chat" | "lander" | "empty";

export type GuardName = "member" | "visitor";

/** What the file of a page exports. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Fills the queries the page reads; may throw `notFound()` or redirect. */
  readonly load?: (args: LoaderFunctionArgs) => Promise<unknown>;
}

export interface Route {
  readonly path: string;
  readonly layout: LayoutName;
  /** Null while the page is not built: the address returns 404 and nothing may link to it. */
  readonly page: (() => Promise<PageModule>) | null;
  /** The page's source file, by which the server finds its style sheets. */
  readonly file?: string;
  /** The text files the page needs in addition to the shell's. */
  readonly areas?: readonly Area[];
  readonly guards?: readonly GuardName[];
  /** Search engines may list it, where the site lets them. Never a page about members. */
  readonly isListed?: true;
  /** A visitor mostly reads it: the program loads at the first interaction (docs/decisions/0004). */
  readonly lazy?: true;
}

/** What a matched route tells the frame around it. */
export type RouteHandle = Pick<Route, "file" | "lazy" | "isListed"> & {
  readonly areas: readonly Area[];
};

/** The handle of a match or route; layouts and the root have none. */
export function routeHandle({ handle }: { readonly handle?: unknown }): RouteHandle | undefined {
  return handle as RouteHandle | undefined;
}
