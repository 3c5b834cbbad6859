import { useEffect } from "react";
import type { ConversationId, MemberId } from "#contract/ids.ts";
import { rememberOpened } from "./last-opened.ts";

/** Remembers the conversation as the last one this device opened. */
export function useRememberOpened(conversation: ConversationId | null, profile: MemberId): void {
  useEffect(() => {
    if (conversation !== null) rememberOpened({ conversation, profile }, new Date());
  }, [conversation, profile]);
}
