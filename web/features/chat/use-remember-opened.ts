import { useEffect } from "react";
import type { ConversationId } from "#contract/ids.ts";
import { rememberOpened } from "./last-opened.ts";

/** Remembers the conversation as the last one this device opened. */
export function useRememberOpened(id: ConversationId | null): void {
  useEffect(() => {
    if (id !== null) rememberOpened(id, new Date());
  }, [id]);
}
