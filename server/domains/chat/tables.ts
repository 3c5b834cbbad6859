import type { Generated } from "kysely";
import type { MessageType } from "#contract/chat.ts";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Db } from "#server/platform/database/database.ts";

/** This domain's tables, for its own stores only. */
export const withChatTables = (db: Db) => db.withTables<ChatTables>();

export type ChatTables = {
  conversation: {
    id: Generated<ConversationId>;
    site_id: SiteId;
    low_id: MemberId;
    high_id: MemberId;
    started_by: MemberId;
    started_at: Date;
    last_seq: number;
    last_message_at: Date;
    erased_seq: Generated<number | null>;
  };
  conversation_member: {
    conversation_id: ConversationId;
    member_id: MemberId;
    site_id: SiteId;
    partner_id: MemberId;
    unread: number;
    read_seq: number;
    removed_seq: number;
  };
  message: {
    conversation_id: ConversationId;
    seq: number;
    site_id: SiteId;
    sender_id: MemberId;
    client_id: string;
    type: MessageType;
    text: string;
    /** The gift, or the id of the photo; null in a text message, and once it was removed. */
    attachment: Generated<string | null>;
    credits: number;
    sent_at: Date;
  };
  pending_message: {
    sender_id: MemberId;
    client_id: string;
    position: Generated<number>;
    conversation_id: ConversationId;
    site_id: SiteId;
    recipient_id: MemberId;
    type: MessageType;
    text: string;
    attachment: Generated<string | null>;
    credits: number;
    accepted_at: Date;
    delivered_at: Date | null;
    refunded_at: Date | null;
  };
  fictional_agreement: {
    site_id: SiteId;
    member_id: MemberId;
    text_version: string;
    locale: Locale;
    agreed_at: Date;
  };
};
