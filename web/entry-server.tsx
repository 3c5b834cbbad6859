import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import {
  RouterContextProvider,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
} from "react-router";
import type { RouteObject, StaticHandler, StaticHandlerContext } from "react-router";
import type { Locale } from "#contract/shared/languages.ts";
import { isLinkAddress } from "#contract/shared/link-address.ts";
import type { Reading } from "#contract/reading.ts";
import { isApiError } from "./api/api.ts";
import type { Api } from "./api/api.ts";
import { createRoutes } from "./routes/create-routes.tsx";
import { documentHtml } from "./document/document.ts";
import type { Assets, SiteHead } from "./document/document.ts";
import { buildLinkPreview } from "./document/link-preview.ts";
import { PageContextProvider, pageContext } from "./page-context.ts";
import type { PageContext } from "./page-context.ts";
import { describeError } from "./pages/error/error-page.tsx";
import { routeTable } from "./routes/route-table.ts";
import { routeHandle } from "./routes/route-types.ts";
import type { Route } from "./routes/route-types.ts";
import { writeQueries } from "./page-state.ts";
import type { PageState } from "./page-state.ts";
import { formAnswerKey } from "./site/form-answer.ts";
import type { FormAnswer } from "./site/form-answer.ts";
import { shellAreas } from "./texts/areas.ts";
import { languageFile, textFile } from "./texts/load-texts.ts";

export interface PageRequest {
  /** The full address, including the host. */
  readonly url: string;
  readonly locale: Locale;
  readonly timeZone: string;
  /** Calls the contract in-process. */
  readonly api: Api;
  /** The site's style sheet with its tokens. */
  readonly brandCss: string;
  /** How this device shows the site. */
  readonly reading: Reading;
  readonly site: SiteHead;
  /** The address of the site's file with its settings, called once the page's data is loaded. */
  readonly siteFile: () => Promise<string>;
  readonly assets: Assets;
  /** Called when the data is loaded, before rendering blocks the event loop. */
  readonly beforeDrawing: () => Promise<void>;
  /** The form that this page answers. */
  readonly form?: FormAnswer | undefined;
}

export type PageAnswer =
  | {
      readonly is: "page";
      readonly status: number;
      readonly html: string;
      readonly error: unknown;
      /** Whether search engines may list it. */
      readonly isListed: boolean;
      /** Whether it is the same for every visitor. */
      readonly isShared: boolean;
    }
  | { readonly is: "redirect"; readonly status: number; readonly location: string };

/** Renders a page. If the page fails, renders the error page; if that fails too, throws. */
export const renderPage = pageRenderer(routeTable);

/** Creates the renderer for a route table; tests pass other tables. */
export function pageRenderer(table: Readonly<Record<string, Route>>) {
  const whole = createStaticHandler(createRoutes(table));
  const bySegment = new Map<string, StaticHandler>();
  for (const segment of new Set(Object.values(table).map(firstSegment))) {
    const mayMatch = (route: Route) => [segment, ":"].includes(firstSegment(route));
    const routes = Object.fromEntries(Object.entries(table).filter(([, one]) => mayMatch(one)));
    bySegment.set(segment, createStaticHandler(createRoutes(routes)));
  }
  return (page: PageRequest) => {
    const segment = new URL(page.url).pathname.split("/")[1] ?? "";
    return render(bySegment.get(segment) ?? whole, page);
  };
}

/**
 * The router tries each of its sixty routes on each page, so a page has a router of the routes that
 * begin like its address. `:` if a route begins with a parameter.
 */
function firstSegment({ path }: Route): string {
  const [, segment = ""] = path.split("/");
  return segment.startsWith(":") ? ":" : segment;
}

async function render(handler: StaticHandler, page: PageRequest): Promise<PageAnswer> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (page.form) queryClient.setQueryData(formAnswerKey, page.form);
  const head = { title: "" };
  const { api, locale, timeZone } = page;
  const context: PageContext = { api, queryClient, locale, timeZone, head };
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, context);
  const routed = await handler.query(new Request(page.url), { requestContext });
  if (routed instanceof Response) {
    return {
      is: "redirect",
      status: routed.status,
      location: routed.headers.get("location") ?? "/",
    };
  }
  const failed = Object.values(routed.errors ?? {})[0];
  const url = new URL(page.url);
  const path = canonicalPath(routed, url.pathname);
  if (failed === undefined && path !== url.pathname) {
    return { is: "redirect", status: 301, location: path + url.search };
  }
  // Without the settings the error page cannot render either.
  if (routed.errors?.["root"] !== undefined) throw failed;
  const siteFile = await page.siteFile();
  await page.beforeDrawing();
  let markup = draw(routed, context);
  let { status, error } = { status: routed.statusCode, error: failed };
  if (failed !== undefined) status = describeError(failed).status;
  if (markup instanceof Thrown) {
    error = markup.error;
    status = 500;
    const broken = { ...routed, errors: { frame: error } };
    markup = draw(broken, context);
    if (markup instanceof Thrown) throw markup.error;
  }
  const handles = routed.matches.map(({ route }) => routeHandle(route));
  const areas = [...shellAreas, ...handles.flatMap((handle) => handle?.areas ?? [])];
  const state: PageState = {
    locale,
    timeZone,
    site: siteFile,
    queries: writeQueries(queryClient),
    error: error === undefined ? null : describeError(error),
  };
  const visitor = queryClient.getQueryData(["user"]) === null;
  const isListed =
    page.site.isListed && status === 200 && visitor && handles.some((handle) => handle?.isListed);
  const lazy = visitor && handles.some((handle) => handle?.lazy);
  const isLink = isLinkAddress(path);
  const id = routed.matches.at(-1)?.params["id"];
  const { origin } = page.site;
  const html = documentHtml({
    locale,
    site: page.site,
    // A mailed link's address is a secret, and an error page has no canonical address.
    canonical: status === 200 && !isLink ? origin + path : null,
    // Only visitors' pages are shared: programs that build a preview have no session.
    preview:
      visitor && !isLink ? buildLinkPreview({ queryClient, title: head.title, origin, id }) : null,
    isListed,
    title: head.title,
    markup,
    state,
    brandCss: page.brandCss,
    reading: page.reading,
    ...page.assets(
      [
        ...handles.flatMap((handle) => handle?.file ?? []),
        languageFile(locale),
        ...areas.map((area) => textFile(locale, area)),
      ],
      lazy,
    ),
  });
  return {
    is: "page",
    status,
    html,
    isListed,
    error: isExpected(error) ? undefined : error,
    isShared: lazy && error === undefined,
  };
}

/**
 * The canonical path of a page. The router also matches variants with a trailing slash or capitals.
 */
function canonicalPath({ matches }: StaticHandlerContext, pathname: string): string {
  const pattern = matches.at(-1)?.route.path ?? "*";
  if (pattern === "*") return pathname;
  const words = pattern.split("/").filter(Boolean);
  const given = pathname.split("/").filter(Boolean);
  return `/${given.map((word, n) => (words[n]?.startsWith(":") ? word : (words[n] ?? word))).join("/")}`;
}

/** Wraps an error that a component threw during rendering. */
class Thrown {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

function draw(routed: StaticHandlerContext, context: PageContext): string | Thrown {
  // Only these are rendered, and the router converts every route it gets.
  const matched = routed.matches.map(({ route }): RouteObject => {
    const { children: _, ...rest } = route;
    return rest;
  });
  try {
    return renderToString(
      <PageContextProvider value={context}>
        <QueryClientProvider client={context.queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(matched, routed)}
            context={routed}
            hydrate={false}
          />
        </QueryClientProvider>
      </PageContextProvider>,
    );
  } catch (error) {
    return new Thrown(error);
  }
}

/** Whether an error is a normal response, such as an API error or a 404, and need not be logged. */
function isExpected(error: unknown): boolean {
  return error === undefined || isRouteErrorResponse(error) || isApiError(error);
}
