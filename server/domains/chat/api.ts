import type { chatEndpoints } from "#contract/chat.ts";
import { memberOf } from "#server/domains/call.ts";
import type { Call } from "#server/domains/call.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { agreeToFictional } from "./agree-to-fictional.ts";
import { listChats } from "./list-chats.ts";
import { loadConversation } from "./load-conversation.ts";
import { priceMessage } from "./price-message.ts";
import { readConversation } from "./read-conversation.ts";
import { removeConversation } from "./remove-conversation.ts";
import { sendMessage } from "./send-message.ts";
import { showTyping } from "./show-typing.ts";

export const chatApi: Handlers<typeof chatEndpoints, Call> = {
  "GET /api/chats.php": async (call) => ({ chats: await listChats(call, memberOf(call)) }),
  "DELETE /api/chat.php": async (call, { body }) => {
    await removeConversation(call, memberOf(call), body.conversation, body.up_to);
    return undefined;
  },
  "GET /api/chats/price": (call, { query }) => priceMessage(call, memberOf(call), query.member),
  "GET /api/chats/:id": (call, { params, query }) =>
    loadConversation(call, memberOf(call), params.id, query),
  "POST /api/chats/messages": async (call, { body }) => {
    const { client_id, to, text, price } = body;
    const writing = { clientId: client_id, to, text, price };
    const written = await sendMessage(call, memberOf(call), writing);
    const message = { client_id, mine: true, type: "text", text } as const;
    const sent_at = written.at.toISOString();
    return {
      conversation: { id: written.conversation },
      message:
        written.seq === null
          ? { ...message, state: "waiting", sent_at }
          : { ...message, state: "sent", seq: written.seq, sent_at },
      credits: written.balance,
    };
  },
  "POST /api/chats/:id/read": async (call, { params, body }) => ({
    num_unread_messages: await readConversation(call, memberOf(call), params.id, body.seq),
  }),
  "POST /api/chats/:id/typing": async (call, { params }) => {
    await showTyping(call, memberOf(call), params.id);
    return undefined;
  },
  "POST /api/chats/fictional-agreement": async (call, { body }) => {
    await agreeToFictional(call, memberOf(call), body.text_version);
    return undefined;
  },
};
