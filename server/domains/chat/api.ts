import type { chatEndpoints } from "#contract/chat.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { agreeToFictional } from "./agree-to-fictional.ts";
import { listChats } from "./list-chats.ts";
import { loadConversation, searchConversation } from "./load-conversation.ts";
import { loadMessagePrice } from "./sending/load-message-price.ts";
import { readConversation } from "./read-conversation.ts";
import { assertReminded } from "./sending/remind-of-risks.ts";
import { removeConversation } from "./remove-conversation.ts";
import { getChatPhoto } from "./photos/find-chat-photo.ts";
import { uploadChatPhoto } from "./photos/upload-chat-photo.ts";
import { sendMessage } from "./sending/send-message.ts";
import { notifyTyping } from "./notify-typing.ts";

export const chatApi: Handlers<typeof chatEndpoints, RequestContext> = {
  "GET /api/chats.php": async (ctx) => ({ chats: await listChats(ctx, requireMember(ctx)) }),
  "DELETE /api/chat.php": (ctx, { body }) =>
    removeConversation(ctx, requireMember(ctx), body.conversation, body.up_to),
  "GET /api/chats/price": (ctx, { query }) =>
    loadMessagePrice(ctx, requireMember(ctx), query.member),
  "GET /api/chats/:id": (ctx, { params, query }) =>
    loadConversation(ctx, requireMember(ctx), params.id, query),
  "GET /api/chats/:id/search": (ctx, { params, query }) =>
    searchConversation(ctx, requireMember(ctx), params.id, query),
  "POST /api/chats/messages": async (ctx, input) => {
    await assertReminded(ctx, input);
    return sendMessage(ctx, input);
  },
  "POST /api/chats/photos": (ctx, { body }) => uploadChatPhoto(ctx, requireMember(ctx), body),
  "GET /api/chats/photos/:id": (ctx, { params }) =>
    getChatPhoto(ctx, requireMember(ctx), params.id),
  "POST /api/chats/:id/read": async (ctx, { params, body }) => ({
    num_unread_messages: await readConversation(ctx, requireMember(ctx), params.id, body.seq),
  }),
  "POST /api/chats/:id/typing": (ctx, { params }) =>
    notifyTyping(ctx, requireMember(ctx), params.id),
  "POST /api/chats/fictional-agreement": (ctx, { body }) =>
    agreeToFictional(ctx, requireMember(ctx), body.text_version),
};
