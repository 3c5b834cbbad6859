import { queryOptions } from "@tanstack/react-query";
import type { ConversationId } from "#contract/shared/ids.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

interface ReportableMessage {
  readonly seq: number;
  readonly text: string;
}

/** The partner's last messages in a conversation, latest first. */
export const reportableQuery = (api: Api, conversation: ConversationId) =>
  queryOptions({
    queryKey: queryKey<ReportableMessage[]>("reportable", conversation),
    queryFn: async () => {
      const { messages } = await api("GET /api/chats/:id", {
        params: { id: conversation },
        query: {},
      });
      return messages
        .flatMap((message) =>
          message.state === "sent" && !message.mine && message.text !== ""
            ? [{ seq: message.seq, text: message.text }]
            : [],
        )
        .toReversed();
    },
    staleTime: 0,
  });
