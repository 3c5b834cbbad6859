import { useEffect } from "react";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import { fieldsOf } from "#web/api/fields-of.ts";
import { storedValue } from "#web/site/stored-value.ts";
import { useTwoColumns } from "./two-columns.ts";

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
  return useTwoColumns() ? (lastOpened.get()?.conversation ?? null) : null;
}
