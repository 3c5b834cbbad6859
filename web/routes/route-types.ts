import type { ComponentType } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { Area } from "#web/texts/areas.ts";

export type LayoutName = "default" | "chat" | "lander" | "empty";

export type GuardName = "member" | "visitor";

/** The exports of a page's file. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Loads the page's queries; may throw `notFound()` or a redirect. */
  readonly load?: (args: LoaderFunctionArgs) => Promise<unknown>;
}

export interface Route {
  readonly path: string;
  readonly layout: LayoutName;
  /** Null if the page does not exist yet: the address returns 404 and nothing may link to it. */
  readonly page: (() => Promise<PageModule>) | null;
  /** The page's source file, which finds its style sheets: `tools/vite/route-files.ts` adds it to `page`. */
  readonly file?: string;
  /** The text files the page needs in addition to the shell's. */
  readonly areas?: readonly Area[];
  readonly guards?: readonly GuardName[];
  /** Search engines may list the page if the site allows it. Never set for pages about members. */
  readonly isListed?: true;
  /** Mostly read: the client entry loads at the first interaction (docs/decisions/0004). */
  readonly lazy?: true;
}

/** The route data that the surrounding frame reads. */
export type RouteHandle = Pick<Route, "file" | "lazy" | "isListed"> & {
  readonly areas: readonly Area[];
};

/** A match's or route's handle; layouts and the root have none. */
export function routeHandle({ handle }: { readonly handle?: unknown }): RouteHandle | undefined {
  return handle as RouteHandle | undefined;
}
