import { Suspense, lazy, useState, useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import type { Locale } from "#contract/languages.ts";
import { usePageContext } from "#web/page-context.ts";
import { orReload } from "#web/shell/reload-on-failed-chunk.ts";
import { loadTexts } from "#web/texts/load-texts.ts";
import { popupAreas } from "./popup-areas.ts";
import { popups } from "./popup-store.ts";
import type { Popup } from "./popup-store.ts";
import { useNewLikeInTime } from "./use-new-like-in-time.ts";

const everywhere: readonly Popup["is"][] = ["match", "new-like"];
/** A match breaks into no conversation; a new like was asked for by the address. */
const inConversations: readonly Popup["is"][] = ["new-like"];

/** Over any page: matches and new likes. Their code and texts come when the first one opens. */
export function PopupHost() {
  const { locale } = usePageContext();
  const [PopupModal] = useState(() => lazyModal(locale));
  const talking = useMatches().some(({ id }) => id === "layout-chat");
  const first = () => popups.first(talking ? inConversations : everywhere);
  const popup = useSyncExternalStore(popups.subscribe, first, () => null);
  useNewLikeInTime();
  if (!popup) return null;
  return (
    <Suspense fallback={null}>
      <PopupModal key={`${popup.is} ${popup.member.id}`} popup={popup} />
    </Suspense>
  );
}

function lazyModal(locale: Locale) {
  return lazy(async () => {
    const [{ PopupModal }] = await Promise.all([
      orReload(import("./popup-modal.tsx")),
      loadTexts(locale, popupAreas),
    ]);
    return { default: PopupModal };
  });
}
