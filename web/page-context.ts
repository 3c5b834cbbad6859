import type { QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { createContext as createRouterContext } from "react-router";
import type { Locale } from "#contract/shared/languages.ts";
import type { Api } from "./api/api.ts";

/** Available to every page, on the server and in the browser. */
export interface PageContext {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly locale: Locale;
  /** The site's time zone, for every date and time on the page. */
  readonly timeZone: string;
  /** Collects the title during server rendering; null in the browser. */
  readonly head: { title: string } | null;
}

/** The same for loaders, which cannot use React context. */
export const pageContext = createRouterContext<PageContext>();

const PageReactContext = createContext<PageContext | null>(null);
export const PageContextProvider = PageReactContext.Provider;

export function usePageContext(): PageContext {
  const context = useContext(PageReactContext);
  if (!context) throw new Error("a page was rendered outside its context");
  return context;
}

export function useApi(): Api {
  return usePageContext().api;
}
