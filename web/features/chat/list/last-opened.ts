import { useEffect } from "react";
import { SMARTPHONE_BELOW_PX } from "#contract/shared/constants.ts";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import { fieldsOf } from "#web/api/fields-of.ts";
import { storedValue } from "#web/site/stored-value.ts";
import { useMediaQuery } from "#web/site/use-media-query.ts";

interface LastOpened {
  readonly conversation: ConversationId;
  readonly profile: MemberId;
  /** ISO date. */
  readonly at: string;
}

/** The last conversation opened on this device. */
export const lastOpened = storedValue("local", "last-opened-chat", (json) =>
  isLastOpened(json) ? json : null,
);

function isLastOpened(json: unknown): json is LastOpened {
  const { conversation, profile, at } = fieldsOf(json);
  return [conversation, profile, at].every((value) => typeof value === "string");
}

/** Stores the open conversation as the last opened. */
export function useSaveLastOpened(conversation: ConversationId | null, profile: MemberId): void {
  useEffect(() => {
    if (conversation !== null)
      lastOpened.set({ conversation, profile, at: new Date().toISOString() });
  }, [conversation, profile]);
}

/** The conversation to reopen; null on a phone, where the list is a separate page. */
export function useLastOpened(): ConversationId | null {
  return useMediaQuery(TWO_COLUMNS) ? (lastOpened.get()?.conversation ?? null) : null;
}

/** Must match the query in `pages/chats/chats-page.module.css`. */
const TWO_COLUMNS = `(min-width: ${SMARTPHONE_BELOW_PX}px) and (min-height: 30em)`;
