import { queryOptions } from "@tanstack/react-query";
import type { ConversationId } from "#contract/shared/ids.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

interface ReportableMessage {
  readonly seq: number;
  readonly text: string;
  /** It has a photo, with or without words. */
  readonly isPhoto: boolean;
  readonly sentAt: Date;
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
          message.state === "sent" && !message.mine && (message.text !== "" || message.photo)
            ? [
                {
                  seq: message.seq,
                  text: message.text,
                  isPhoto: message.photo !== null,
                  sentAt: new Date(message.sent_at),
                },
              ]
            : [],
        )
        .reverse();
    },
    staleTime: 0,
  });
