import { Outlet, ScrollRestoration, useMatches } from "react-router";
import { ToastRegion } from "#ui/overlay/toaster.tsx";
import { FictionalIconProvider } from "#ui/text/fictional-icon.tsx";
import { PopupHost } from "./features/likes/popups/popup-host.tsx";
import { Live } from "./features/live/live.tsx";
import { routeHandle } from "./routes/route-types.ts";
import { ClaimStoredValues } from "./shell/claim-stored-values.tsx";
import { RouteAnnouncer } from "./shell/route-announcer.tsx";
import { ProgressBar } from "./shell/progress-bar.tsx";
import { orReload } from "./site/loading/reload-on-failed-chunk.ts";
import { useSettings } from "./site/use-site.ts";
import { WithTexts } from "./texts/with-texts.tsx";

const loadLive = async () => (await orReload(import("./start-live.ts"))).startLive;

/** Wraps every page with its texts, the progress bar, pop-ups and toasts. */
export function Root() {
  const { fictional_icon } = useSettings();
  const areas = useMatches().flatMap((match) => routeHandle(match)?.areas ?? []);
  return (
    <WithTexts areas={areas}>
      <ClaimStoredValues />
      <ProgressBar />
      <FictionalIconProvider value={fictional_icon}>
        <Outlet />
        <PopupHost />
      </FictionalIconProvider>
      <Live load={loadLive} />
      <ToastRegion />
      {/* On the server it would render an inline script, which the CSP forbids. */}
      {!import.meta.env.SSR && <ScrollRestoration />}
      <RouteAnnouncer />
    </WithTexts>
  );
}
