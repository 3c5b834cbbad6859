import { Check, CheckCheck, CircleAlert, Clock, Hourglass } from "lucide-react";
import { memo } from "react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { TextButton } from "#ui/action/text-link.tsx";
import { GiftIcon } from "#web/features/chat/gifts/gift-icon.tsx";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";
import { useLive } from "#web/features/live/use-live.ts";
import type { Bubble } from "./arrange-bubbles.ts";
import { useFormatTime } from "#web/features/chat/conversation/format-timestamp.ts";
import styles from "./message-bubble.module.css";

const ChatPhoto = lazyDialog(
  async () => (await import("#web/features/chat/photos/chat-photo.tsx")).ChatPhoto,
  { areas: ["chat-dialogs"], load: "whenOpened" },
);

interface MessageBubbleProps {
  readonly bubble: Bubble;
  /** The other member's name. */
  readonly name: string;
  readonly onRetry: (bubble: Bubble) => void;
  readonly onDiscard: (bubble: Bubble) => void;
}

/** A message with its time or status below it. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { bubble, name, onRetry, onDiscard } = props;
  const t = useTranslations("chat.messages");
  const formatTime = useFormatTime();
  const { mine, at, photo, startsUnread, endsGroup, state, read } = bubble;
  const showsStatus = state !== "sent" || read !== null;
  return (
    <>
      {startsUnread && (
        <li className={styles.unread} data-starts-unread>
          {t("unread")}
        </li>
      )}
      <li className={styles.message} data-seq={bubble.seq} data-mine={mine || undefined}>
        {/* A photo opens in a dialog, which a paragraph cannot contain. */}
        <div className={styles.bubble} data-photo={photo ? true : undefined}>
          <span className="visually-hidden">{mine ? t("you") : t("they", { name })} </span>
          <BubbleContent bubble={bubble} name={name} />
        </div>
        {!showsStatus && endsGroup && (
          <p className={styles.stamp}>
            <time dateTime={at.toISOString()}>{formatTime(at)}</time>
          </p>
        )}
        {showsStatus && (
          <MessageStatus
            state={state}
            time={formatTime(at)}
            read={read === true}
            onRetry={() => onRetry(bubble)}
            onDiscard={() => onDiscard(bubble)}
          />
        )}
      </li>
    </>
  );
});

interface BubbleContentProps {
  readonly bubble: Pick<Bubble, "mine" | "text" | "gift" | "photo" | "state">;
  /** The other member's name. */
  readonly name: string;
}

/** A message's text, gift or photo, or that staff removed it. */
export function BubbleContent({ bubble, name }: BubbleContentProps) {
  const t = useTranslations("chat");
  const { mine, text, gift, photo, state } = bubble;
  if (gift) {
    const whose = mine ? t("gift.for", { name }) : t("gift.from", { name });
    return (
      <span className={styles.gift}>
        <GiftIcon gift={gift} />
        <span>
          <strong>{t(`gift.names.${gift}`)}</strong>
          <bdi>{text === "" ? whose : text}</bdi>
        </span>
      </span>
    );
  }
  if (photo) {
    return (
      <>
        <div className={styles.photo}>
          <ChatPhoto open photo={photo} mine={mine} name={name} state={state} />
        </div>
        <bdi>{text}</bdi>
      </>
    );
  }
  // Staff removed the text; its place stays.
  return text === "" ? <em>{t("messages.removed")}</em> : <bdi>{text}</bdi>;
}

interface MessageStatusProps {
  readonly state: Bubble["state"];
  /** When it was written, such as "14:29". */
  readonly time: string;
  readonly read: boolean;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** The message status in words; screen readers announce changes. */
function MessageStatus({ state, time, read, onRetry, onDiscard }: MessageStatusProps) {
  const t = useTranslations("chat.status");
  const isLive = useLive();
  switch (state) {
    case "sending":
      return <Status icon={<Clock />}>{t("sending")}</Status>;
    case "pending":
      return <Status icon={<Hourglass />}>{t("waiting")}</Status>;
    case "sent":
      if (read) return <Status icon={<CheckCheck />}>{t("read", { time })}</Status>;
      return <Status icon={<Check />}>{t("sent", { time })}</Status>;
    case "unsure":
      return (
        <Status
          icon={<CircleAlert />}
          actions={<TextButton onClick={onRetry}>{t("retry")}</TextButton>}
        >
          {t(isLive ? "unsure" : "offline")}
        </Status>
      );
    case "held":
    case "failed": {
      const send = t(state === "held" ? "sendAnyway" : "retry");
      const actions = (
        <>
          <TextButton onClick={onRetry}>{send}</TextButton>{" "}
          <TextButton onClick={onDiscard}>{t("discard")}</TextButton>
        </>
      );
      return (
        <Status icon={<CircleAlert />} actions={actions}>
          {t(state)}
        </Status>
      );
    }
  }
}

interface StatusProps {
  readonly icon: ReactNode;
  /** Actions for a message that was not sent. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Status({ icon, actions, children }: StatusProps) {
  return (
    <div className={styles.status} data-bad={actions ? true : undefined} aria-live="polite">
      <span className={styles.words}>
        {icon}
        <span>{children}</span>
      </span>
      {actions && <span className={styles.actions}>{actions}</span>}
    </div>
  );
}
