import { useTranslations } from "use-intl";
import type { PlacedBubble } from "./arrange-messages.ts";
import { MessageStatus } from "./message-status.tsx";
import styles from "./message-bubble.module.css";
import type { Moments } from "./format-timestamp.ts";

interface MessageBubbleProps {
  readonly bubble: PlacedBubble;
  readonly moments: Moments;
  /** Who says what the member does not say herself. */
  readonly name: string;
  /** Under the last one of her own that was sent: whether it was read. */
  readonly read: boolean | null;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** One message with what stands over and under it. */
export function MessageBubble({
  bubble,
  moments,
  name,
  read,
  onRetry,
  onDiscard,
}: MessageBubbleProps) {
  const t = useTranslations("chat.messages");
  const { mine, text, at, startsDay, startsUnread, endsGroup } = bubble;
  const settled = bubble.state === "sent" && read === null;
  return (
    <>
      {startsDay && (
        <li className={styles.day}>
          <span>{moments.day(at)}</span>
        </li>
      )}
      {startsUnread && <li className={styles.unread}>{t("unread")}</li>}
      <li className={styles.message} data-mine={mine || undefined}>
        <p className={styles.bubble}>
          <span className="vh">{mine ? t("you") : t("they", { name })} </span>
          <bdi>{text}</bdi>
        </p>
        {settled && endsGroup && (
          <p className={styles.stamp}>
            <time dateTime={at.toISOString()}>{moments.time(at)}</time>
          </p>
        )}
        {!settled && (
          <MessageStatus
            state={bubble.state}
            time={moments.time(at)}
            read={read === true}
            onRetry={onRetry}
            onDiscard={onDiscard}
          />
        )}
      </li>
    </>
  );
}
