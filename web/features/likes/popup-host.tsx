import { Suspense, useState, useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import { usePageContext } from "#web/page-context.ts";
import { lazyWithTexts } from "#web/texts/with-texts.tsx";
import { popupAreas, popups } from "./popup-store.ts";
import type { Popup } from "./popup-store.ts";
import { useNewLikePopup } from "./use-new-like-popup.ts";

const everywhere: readonly Popup["is"][] = ["match", "new-like"];
/** A match does not interrupt a conversation; a new like does, since the address requests it. */
const inConversations: readonly Popup["is"][] = ["new-like"];

const loadModal = async () => (await import("./popup-modal.tsx")).PopupModal;

/** Shows matches and new likes over any page. Their code and texts load when the first one opens. */
export function PopupHost() {
  const { locale } = usePageContext();
  const [PopupModal] = useState(() => lazyWithTexts(locale, popupAreas, loadModal));
  const talking = useMatches().some(({ id }) => id === "layout-chat");
  const first = () => popups.first(talking ? inConversations : everywhere);
  const popup = useSyncExternalStore(popups.subscribe, first, () => null);
  useNewLikePopup();
  if (!popup) return null;
  return (
    <Suspense fallback={null}>
      <PopupModal key={`${popup.is} ${popup.member.id}`} popup={popup} />
    </Suspense>
  );
}
