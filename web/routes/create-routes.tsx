import type { ComponentType } from "react";
import { Navigate, useLocation } from "react-router";
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { companyInfoQuery, countsQuery, settingsQuery, userQuery } from "#web/site/queries.ts";
import { passGuards } from "./guards.ts";
import { layouts } from "#web/layouts/layouts.tsx";
import { notFound } from "#web/site/not-found.ts";
import { ErrorPage } from "#web/pages/error/error-page.tsx";
import { pageContext } from "#web/page-context.ts";
import type { PageContext } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { Root } from "#web/root.tsx";
import { useUser } from "#web/site/use-site.ts";
import { orReload } from "#web/site/loading/reload-on-failed-chunk.ts";
import type { LayoutName, PageModule, Route, RouteHandle } from "./route-types.ts";
import { shellAreas } from "#web/texts/areas.ts";
import { loadTexts } from "#web/texts/load-texts.ts";

/** Builds the router's routes from the table: root (data) → frame (errors) → layout → page. */
export function createRoutes(table: Readonly<Record<string, Route>>): RouteObject[] {
  const names = Object.keys(layouts) as LayoutName[];
  const framed: RouteObject[] = names.map((layout) => ({
    id: `layout-${layout}`,
    Component: layouts[layout],
    children: Object.entries(table)
      .filter(([, route]) => route.layout === layout)
      .map(([name, route]) => pageRoute(name, route)),
  }));
  const missing: RouteObject = { id: "missing", path: "*", ...noPage };
  return [
    {
      id: "root",
      Component: Root,
      loader: loadShell,
      shouldRevalidate: () => false,
      children: [{ id: "frame", ErrorBoundary: ErrorPage, children: [...framed, missing] }],
    },
  ];
}

/** An address without a page: always 404. */
const noPage = { loader: () => notFound(), Component: () => null };

function pageRoute(id: string, route: Route): RouteObject {
  const { page, areas = [], guards = [] } = route;
  const handle: RouteHandle = {
    areas,
    ...(route.file && { file: route.file }),
    ...(route.lazy && { lazy: route.lazy }),
    ...(route.isListed && { isListed: route.isListed }),
  };
  if (!page) return { id, path: route.path, ...noPage };
  let module: Promise<PageModule> | undefined;
  const load = () => (module ??= orReload(page()));
  return {
    id,
    path: route.path,
    handle,
    lazy: {
      Component: async () => {
        const { Page } = await load();
        return guards.includes("member") ? forMember(Page) : Page;
      },
    },
    loader: async (args) => {
      const context = args.context.get(pageContext);
      await passGuards(guards, context, new URL(args.request.url));
      const [{ load: loadPage }] = await Promise.all([
        load(),
        orReload(loadTexts(context.locale, areas)),
      ]);
      // `data(null, { status })` sets a status other than 200.
      return (await loadPage?.(args)) ?? null;
    },
  };
}

const memberPages = new Map<ComponentType, ComponentType>();

/**
 * Sends a member to log-in when her session ends while the page is open: guards run only before it.
 * Routes that share a page share the result, so that React keeps the page between them.
 */
function forMember(Page: ComponentType): ComponentType {
  const known = memberPages.get(Page);
  if (known) return known;
  const MemberPage = () => {
    const { pathname, search } = useLocation();
    return useUser() ? <Page /> : <Navigate to={paths.login(pathname + search)} replace />;
  };
  memberPages.set(Page, MemberPage);
  return MemberPage;
}

/** Loads the data for the header and the footer of every page. */
async function loadShell({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient, locale } = context.get(pageContext);
  await Promise.all([
    orReload(loadTexts(locale, shellAreas)),
    queryClient.ensureQueryData(settingsQuery(api, routeParams(params, request))),
    queryClient.ensureQueryData(companyInfoQuery(api)),
    loadMember(context.get(pageContext)),
  ]);
  return null;
}

/** The route's parameters. Only server rendering may pass the domain. */
function routeParams(params: LoaderFunctionArgs["params"], request: Request) {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value.length > 500 ? [] : [[name, value] as const],
  );
  const domain = import.meta.env.SSR ? { domain: new URL(request.url).host } : {};
  return { ...Object.fromEntries(entries), ...domain };
}

/** Loads the user and the counts; a page still works without counts. */
async function loadMember({ api, queryClient }: PageContext): Promise<void> {
  const user = await queryClient.ensureQueryData(userQuery(api));
  if (user) await queryClient.prefetchQuery(countsQuery(api));
}
