import { QueryClient, QueryClientProvider, dehydrate } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import {
  RouterContextProvider,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
} from "react-router";
import type { StaticHandler, StaticHandlerContext } from "react-router";
import type { Locale } from "#contract/languages.ts";
import { isApiError } from "./api/api.ts";
import type { Api } from "./api/api.ts";
import { createRoutes } from "./create-routes.tsx";
import { documentHtml } from "./document.ts";
import type { Assets } from "./document.ts";
import { PageContextProvider, pageContext } from "./page-context.ts";
import type { PageContext } from "./page-context.ts";
import { describeError } from "./pages/error/error-page.tsx";
import { routeTable } from "./route-table.ts";
import { routeHandle } from "./route-types.ts";
import type { Route, RouteHandle } from "./route-types.ts";
import type { PageState } from "./page-state.ts";
import { shellAreas } from "./texts/areas.ts";
import { textFile } from "./texts/load-texts.ts";

export interface PageRequest {
  /** The whole address, with the host. */
  readonly url: string;
  readonly locale: Locale;
  readonly timeZone: string;
  /** The contract, called in-process. */
  readonly api: Api;
  /** The site's style sheet of tokens. */
  readonly brandCss: string;
  readonly assets: Assets;
}

export type PageAnswer =
  | { readonly is: "page"; readonly status: number; readonly html: string; readonly error: unknown }
  | { readonly is: "redirect"; readonly status: number; readonly location: string };

/** Renders one page. A page that fails renders the error page; if that fails too, this throws. */
export const renderPage = pageRenderer(routeTable);

/** The renderer of a route table; tests bring tables of their own. */
export function pageRenderer(table: Readonly<Record<string, Route>>) {
  const handler = createStaticHandler(createRoutes(table));
  return (page: PageRequest) => render(handler, page);
}

async function render(handler: StaticHandler, page: PageRequest): Promise<PageAnswer> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
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
  // Without settings there is nothing to draw an error page with.
  if (routed.errors?.["root"] !== undefined) throw failed;
  let markup = draw(handler, routed, context);
  let { status, error } = { status: routed.statusCode, error: failed };
  if (failed !== undefined) status = describeError(failed).status;
  if (markup instanceof Thrown) {
    error = markup.error;
    status = 500;
    const broken = { ...routed, errors: { frame: error } };
    markup = draw(handler, broken, context);
    if (markup instanceof Thrown) throw markup.error;
  }
  const handles = routed.matches.map(({ route }) => routeHandle(route));
  const areas = [...shellAreas, ...handles.flatMap((handle) => handle?.areas ?? [])];
  const state: PageState = {
    locale,
    timeZone,
    queries: dehydrate(queryClient),
    error: error === undefined ? null : describeError(error),
  };
  const html = documentHtml({
    locale,
    title: head.title,
    markup,
    state,
    brandCss: page.brandCss,
    ...page.assets(
      [
        ...handles.flatMap((handle) => handle?.file ?? []),
        ...areas.map((area) => textFile(locale, area)),
      ],
      isLazy(handles, queryClient),
    ),
  });
  return { is: "page", status, html, error: isExpected(error) ? undefined : error };
}

/** A page to read, requested by a visitor. */
function isLazy(handles: readonly (RouteHandle | undefined)[], queryClient: QueryClient): boolean {
  const visitor = queryClient.getQueryData(["user"]) === null;
  return visitor && handles.some((handle) => handle?.lazy);
}

/** A component threw while the page was drawn. */
class Thrown {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

function draw(
  handler: StaticHandler,
  routed: StaticHandlerContext,
  context: PageContext,
): string | Thrown {
  try {
    return renderToString(
      <PageContextProvider value={context}>
        <QueryClientProvider client={context.queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, routed)}
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

/** Refusals and missing pages are answers; anything else belongs into the log. */
function isExpected(error: unknown): boolean {
  return error === undefined || isRouteErrorResponse(error) || isApiError(error);
}
