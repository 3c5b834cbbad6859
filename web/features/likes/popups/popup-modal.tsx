import { useEffect } from "react";
import { dismissTransientToast } from "#ui/overlay/show-toast.ts";
import { MatchModal } from "./match-modal.tsx";
import { NewLikeModal } from "./new-like-modal.tsx";
import { popups } from "./popup-store.ts";
import type { Popup } from "./popup-store.ts";

export function PopupModal({ popup }: { readonly popup: Popup }) {
  useEffect(dismissTransientToast, []);
  const Modal = popup.is === "match" ? MatchModal : NewLikeModal;
  return <Modal member={popup.member} onEnd={() => popups.end(popup)} />;
}
