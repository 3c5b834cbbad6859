import { Outlet, useMatches } from "react-router";
import { IntlProvider } from "use-intl";
import type { RouteHandle } from "./create-routes.tsx";
import { usePageContext } from "./page-context.ts";
import { FictionalIconProvider } from "#ui/fictional-icon.tsx";
import { Toaster } from "#ui/toaster.tsx";
import { PopupHost } from "./features/likes/popup-host.tsx";
import { Live } from "./features/live/live.tsx";
import { KeepFresh } from "./shell/keep-fresh.tsx";
import { ProgressBar } from "./shell/progress-bar.tsx";
import { ScrollMemory } from "./shell/scroll-memory.tsx";
import { useSettings } from "./shell/use-site.ts";
import { shellAreas } from "./texts/areas.ts";
import { textsOf } from "./texts/load-texts.ts";

/** Around every page: its texts, the progress bar, the place one had scrolled to. */
export function Root() {
  const { locale } = usePageContext();
  const { fictional_icon } = useSettings();
  const areas = useMatches().flatMap(
    (match) => (match.handle as RouteHandle | undefined)?.areas ?? [],
  );
  const texts = textsOf(locale, [...shellAreas, ...areas]);
  return (
    <IntlProvider locale={locale} messages={texts as never} timeZone="Europe/Amsterdam">
      <ProgressBar />
      <FictionalIconProvider value={fictional_icon}>
        <Outlet />
        <PopupHost />
      </FictionalIconProvider>
      <KeepFresh />
      <Live />
      <Toaster />
      <ScrollMemory />
    </IntlProvider>
  );
}
