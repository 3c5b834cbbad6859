import "#ui/styles.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider, createBrowserRouter, matchRoutes } from "react-router";
import type { DataRouteMatch, HydrationState, Location, RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { PublicSite } from "#contract/sites.ts";
import { supportPopovers } from "#ui/overlay/support-popovers.ts";
import { browserApi } from "./api/browser-api.ts";
import { browserQueryClient } from "./site/browser-query-client.ts";
import { refetchOnLogIn } from "./site/refetch-on-log-in.ts";
import {
  companyInfoKey,
  companyInfoQuery,
  settingsKey,
  settingsQuery,
  userKey,
} from "./site/queries.ts";
import { createRoutes } from "./routes/create-routes.tsx";
import { captureInput } from "./input-replay.ts";
import { PageContextProvider, pageContext } from "./page-context.ts";
import type { PageContext } from "./page-context.ts";
import { STATE_ELEMENT_ID, readQueries } from "./page-state.ts";
import type { PageState } from "./page-state.ts";
import { routeTable } from "./routes/route-table.ts";
import { routeHandle } from "./routes/route-types.ts";
import { orReload, reloadOnFailedChunk } from "./site/loading/reload-on-failed-chunk.ts";
import { sendPageHidden } from "./shell/send-page-hidden.ts";
import { shellAreas } from "./texts/areas.ts";
import { loadTexts } from "./texts/load-texts.ts";

const state = JSON.parse(
  document.getElementById(STATE_ELEMENT_ID)?.textContent ?? "{}",
) as PageState;
const queryClient = browserQueryClient();
readQueries(queryClient, state.queries);
refetchOnLogIn(queryClient);
const api = browserApi(() => queryClient.setQueryData(userKey, null));
const { locale, timeZone } = state;
const context: PageContext = { api, queryClient, locale, timeZone, head: null };
if (!document.querySelector("script[data-lazy]")) sendPageHidden(document);
const replayInput = captureInput(document);
await start();

async function start() {
  const routes = createRoutes(routeTable);
  const matches = matchRoutes(routes, window.location) ?? [];
  let pendingLocation: () => Location | undefined = () => undefined;
  reloadOnFailedChunk(window, () => {
    const next = pendingLocation();
    return next ? next.pathname + next.search : null;
  });
  await readyForHydration(matches.map((match) => match.route));
  const router = createBrowserRouter(routes, {
    hydrationData: hydrationData(matches as DataRouteMatch[]),
    getContext: () => {
      const provider = new RouterContextProvider();
      provider.set(pageContext, context);
      return provider;
    },
  });
  pendingLocation = () => router.state.navigation.location;
  hydrateRoot(
    document.getElementById("root") as HTMLElement,
    <Hydrated>
      <PageContextProvider value={context}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </PageContextProvider>
    </Hydrated>,
  );
}

/** Replays the input from before hydration. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    replayInput();
    // Submit a deferred form only after React has rendered the replayed input.
    requestAnimationFrame(() => setTimeout(announceHydration));
  }, []);
  return children;
}

/** The event is for entry-early.ts; `html[data-hydrated]` is for scripts and tests that run later. */
function announceHydration() {
  document.documentElement.dataset["hydrated"] = "";
  document.dispatchEvent(new Event("hydrated"));
}

/** Loads the first page's texts and code and the site's file, which hydration needs. */
async function readyForHydration(routes: readonly RouteObject[]) {
  const areas = routes.flatMap((route) => routeHandle(route)?.areas ?? []);
  await Promise.all([
    orReload(loadTexts(locale, [...shellAreas, ...areas])),
    loadSiteFile(),
    orReload(supportPopovers()),
  ]);
  for (const route of routes) {
    if (!route.lazy || typeof route.lazy === "function") continue;
    const Component = await route.lazy.Component?.();
    delete route.lazy;
    if (Component) route.Component = Component;
  }
}

/**
 * Loads the same data through the API if the file fails. Rejects if that fails too: nothing renders
 * without settings, so the server's page stays as it is.
 */
async function loadSiteFile() {
  const response = await fetch(state.site).catch(() => null);
  const file = response?.ok
    ? ((await response.json().catch(() => null)) as PublicSite | null)
    : null;
  if (file) {
    queryClient.setQueryData(settingsKey, file.settings);
    queryClient.setQueryData(companyInfoKey, file.companyinfo);
  }
  await Promise.all([
    queryClient.ensureQueryData(settingsQuery(api)),
    queryClient.ensureQueryData(companyInfoQuery(api)),
  ]);
}

function hydrationData(matches: readonly DataRouteMatch[]): HydrationState {
  const loaderData = Object.fromEntries(
    matches.filter((match) => match.route.loader).map((match) => [match.route.id, null]),
  );
  if (!state.error) return { loaderData };
  const { status, message } = state.error;
  // The router recognises its error responses by these four fields.
  const error = { status, statusText: "", internal: false, data: message };
  return { loaderData: { root: null }, errors: { frame: error } };
}
