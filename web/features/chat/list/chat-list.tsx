import { MessageCircle } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ConversationId } from "#contract/shared/ids.ts";
import { EmptyState } from "#ui/status/state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/status/skeleton.tsx";
import { useFormatTimestamp } from "#web/features/chat/conversation/format-timestamp.ts";
import { CreditBadge } from "#web/features/credits/credit-badge.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { FailedToLoad } from "#web/features/profiles/failed-to-load.tsx";
import styles from "./chat-list.module.css";
import { ChatRow } from "./chat-row.tsx";
import { useTwoColumns } from "./two-columns.ts";
import { useChats } from "./use-chats.ts";

interface ChatListProps {
  /** The open conversation, if there is one. */
  readonly current: ConversationId | null;
  /** Whether a conversation is open next to the list; it then has the page's h1. */
  readonly open: boolean;
}

/** The member's conversations, latest first. */
export function ChatList({ current, open }: ChatListProps) {
  const t = useTranslations("chat");
  const Heading = open ? "h2" : "h1";
  return (
    <section className={styles.list} aria-labelledby="chats">
      <div className={styles.head}>
        <Heading id="chats" className={styles.title}>
          {t("title")}
        </Heading>
        <div className={styles.credits}>
          <CreditBadge />
        </div>
      </div>
      <Rows current={current} open={open} />
    </section>
  );
}

function Rows({ current, open }: ChatListProps) {
  const t = useTranslations("chat.list");
  const { chats, error, retry } = useChats();
  const format = useFormatTimestamp();
  const twoColumns = useTwoColumns();
  if (error) return <FailedToLoad title={t("failed")} error={error} again={retry} />;
  if (!chats) return <ListSkeleton />;
  if (chats.length === 0) {
    const action = <LinkButton to={paths.members()}>{t("findMembers")}</LinkButton>;
    return (
      <div className={styles.empty}>
        <EmptyState icon={<MessageCircle />} title={t("empty")} action={action}>
          {t("emptyHelp")}
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className={styles.rows}>
      {chats.map((chat) => (
        <ChatRow
          key={chat.conversation.id}
          chat={chat}
          format={format}
          current={chat.conversation.id === current}
          open={open}
          // The list alone would open this conversation again on the way back.
          replace={twoColumns && !open}
        />
      ))}
    </ul>
  );
}

function ListSkeleton() {
  const t = useTranslations("chat.list");
  return (
    <SkeletonGroup label={t("loading")} className={styles.rows}>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton shape="avatar" />
          <div className={styles.skeletonLines}>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
