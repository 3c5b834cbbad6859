import { useRef } from "react";
import type { ConversationId } from "#contract/ids.ts";
import { useApi } from "#web/page-context.ts";

const EVERY_MS = 4_000;

/** Tells the other one that the member is writing, every few seconds while she is. */
export function useTellTyping(id: ConversationId | null): () => void {
  const api = useApi();
  const last = useRef(0);
  return () => {
    const now = Date.now();
    if (id === null || now - last.current < EVERY_MS) return;
    last.current = now;
    // Only a courtesy: where it fails, nothing is missing.
    api("POST /api/chats/:id/typing", { params: { id } }).catch(() => undefined);
  };
}
