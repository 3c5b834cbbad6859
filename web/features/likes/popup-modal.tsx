import { useEffect } from "react";
import { dismissTransientToast } from "#ui/overlay/show-toast.ts";
import { WithTexts } from "#web/texts/with-texts.tsx";
import { MatchModal } from "./match-modal.tsx";
import { NewLikeModal } from "./new-like-modal.tsx";
import { popupAreas, popups } from "./popup-store.ts";
import type { Popup } from "./popup-store.ts";

/** A pop-up with its own texts, since the page below may not have loaded them. */
export function PopupModal({ popup }: { readonly popup: Popup }) {
  useEffect(dismissTransientToast, []);
  const Modal = popup.is === "match" ? MatchModal : NewLikeModal;
  return (
    <WithTexts areas={popupAreas}>
      <Modal member={popup.member} onEnd={() => popups.end(popup)} />
    </WithTexts>
  );
}
