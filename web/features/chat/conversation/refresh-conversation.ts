import type { Conversation } from "#contract/chat.ts";
import type { ConversationId } from "#contract/ids.ts";
import { isApiError } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";
import { lastSeq, openedWith, withLater } from "./conversation-state.ts";
import type { ConversationState, OpenConversation } from "./conversation-state.ts";

/**
 * Reads a conversation: its latest page, or, where the page has it already, only what came since,
 * so that nothing in between is missed. `known` answers what the page has at that moment.
 */
export async function refreshConversation(
  api: Api,
  id: ConversationId,
  known: () => ConversationState | undefined,
): Promise<ConversationState> {
  const before = known();
  try {
    if (before?.is !== "open") {
      return openedWith(await api("GET /api/chats/:id", { params: { id }, query: {} }));
    }
    return await catchUp(api, before, known);
  } catch (error) {
    if (isApiError(error) && error.body.error === "conversation_closed") {
      return { is: "closed", text: error.body.message };
    }
    throw error;
  }
}

async function catchUp(
  api: Api,
  before: OpenConversation,
  known: () => ConversationState | undefined,
): Promise<ConversationState> {
  const params = { id: before.id };
  let after: number | null = lastSeq(before);
  const pages: Conversation[] = [];
  while (after !== null) {
    const page: Conversation = await api("GET /api/chats/:id", { params, query: { after } });
    pages.push(page);
    after = page.later;
  }
  // Earlier pages and own messages may have joined while this was on its way.
  const now = known();
  return pages.reduce(withLater, now?.is === "open" ? now : before);
}
