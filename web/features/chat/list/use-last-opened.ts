import { useSyncExternalStore } from "react";
import { SMARTPHONE_BELOW_PX } from "#contract/constants.ts";
import { lastOpened } from "./last-opened.ts";

/** The conversation to open again on this device; null on a phone, where the list is the page. */
export function useLastOpened(): string | null {
  return useSyncExternalStore(onWidth, lastWhereRoomy, () => null);
}

function lastWhereRoomy(): string | null {
  return roomy().matches ? lastOpened() : null;
}

function onWidth(changed: () => void): () => void {
  const query = roomy();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** As `pages/chats/chats-page.module.css` asks for it. */
const roomy = () =>
  window.matchMedia(`(min-width: ${SMARTPHONE_BELOW_PX}px) and (min-height: 30em)`);
