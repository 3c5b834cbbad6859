import { useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import { lazyPart } from "#web/site/loading/lazy-part.tsx";
import { popups } from "./popup-store.ts";
import type { Popup } from "./popup-store.ts";
import { useNewLikePopup } from "./use-new-like-popup.ts";

const everywhere: readonly Popup["is"][] = ["match", "new-like"];
/** A match does not interrupt a conversation; a new like does, since the address requests it. */
const inConversations: readonly Popup["is"][] = ["new-like"];

const PopupModal = lazyPart(
  async () => (await import("./popup-modal.tsx")).PopupModal,
  ["likes", "profiles"],
);

/** Shows matches and new likes over any page. Their code and texts load when the first one opens. */
export function PopupHost() {
  const talking = useMatches().some(({ id }) => id === "layout-chat");
  const first = () => popups.first(talking ? inConversations : everywhere);
  const popup = useSyncExternalStore(popups.subscribe, first, () => null);
  useNewLikePopup();
  return popup && <PopupModal key={`${popup.is} ${popup.member.id}`} popup={popup} />;
}
