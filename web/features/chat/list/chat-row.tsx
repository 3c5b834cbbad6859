import { useTranslations } from "use-intl";
import type { Chat } from "#contract/chat.ts";
import { CountBadge } from "#ui/text/count-badge.tsx";
import { FictionalMark } from "#ui/text/fictional-mark.tsx";
import type { FormatTimestamp } from "#web/features/chat/conversation/format-timestamp.ts";
import { useTyping } from "#web/features/chat/conversation/typing.ts";
import { paths } from "#contract/paths.ts";
import { useSettings } from "#web/site/use-site.ts";
import { ChatAvatar } from "./chat-avatar.tsx";
import { Link, useIsMoving } from "#web/site/links/link.tsx";
import styles from "./chat-row.module.css";

interface ChatRowProps {
  readonly chat: Chat;
  readonly format: FormatTimestamp;
  readonly current: boolean;
  /** Whether a conversation is open next to the list; the page then changes without motion. */
  readonly open?: boolean;
  /** Whether Back skips the page with the list. */
  readonly replace?: boolean;
}

/** A conversation in the list: the other member, the last message and the unread count. */
export function ChatRow({ chat, format, current, open = false, replace = false }: ChatRowProps) {
  const t = useTranslations("profiles");
  const { fictional_singular } = useSettings();
  const { profile, num_unread_messages: unread, last_message: last, conversation } = chat;
  const at = new Date(last.sent_at);
  const to = paths.chat(conversation.id);
  return (
    <li>
      <Link
        to={to}
        replace={replace}
        viewTransition={!open}
        data-moves={useIsMoving(to) || undefined}
        className={styles.row}
        aria-current={current ? "page" : undefined}
        data-unread={unread > 0 || undefined}
      >
        <ChatAvatar profile={profile} />
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.name}>
              {t("nameAge", { name: profile.name, age: String(profile.age) })}
            </span>
            <time dateTime={last.sent_at} className={styles.time}>
              {format.short(at)}
            </time>
          </span>
          {profile.is === "fictional" && <FictionalMark text={fictional_singular} form="label" />}
          <span className={styles.line}>
            <LastMessage chat={chat} />
            <Unread count={unread} />
          </span>
        </span>
      </Link>
    </li>
  );
}

function LastMessage({ chat }: { chat: Chat }) {
  const t = useTranslations("chat");
  const typing = useTyping(chat.conversation.id);
  const { gift, photo, mine, state } = chat.last_message;
  const words = chat.last_message.text;
  const text = gift
    ? t("gift.listed", { name: t(`gift.names.${gift}`) })
    : photo
      ? t("photo.listed")
      : words;
  if (typing) return <span className={styles.typing}>{t("list.typing")}</span>;
  if (text === "") return <span className={styles.last}>{t("messages.removed")}</span>;
  if (text === null) return <span className={styles.last}>{t("list.older")}</span>;
  if (state === "pending")
    return <span className={styles.last}>{t("list.waiting", { text })}</span>;
  return (
    <span className={styles.last} dir={mine ? undefined : "auto"}>
      {mine ? t("list.mine", { text }) : text}
    </span>
  );
}

function Unread({ count }: { count: number }) {
  const t = useTranslations("shell.nav");
  return count === 0 ? null : <CountBadge count={count} label={t("unread", { count })} />;
}
