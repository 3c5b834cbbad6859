import { ArrowDown } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profile-view.ts";
import { Button } from "#ui/action/button.tsx";
import { arrangeMessages, bubblesOf, lastSentOwn } from "./arrange-messages.ts";
import type { Bubble } from "./arrange-messages.ts";
import { firstUnread } from "./conversation-state.ts";
import type { OpenConversation } from "./conversation-state.ts";
import { EarlierMessages } from "./earlier-messages.tsx";
import { MessageBubble } from "./message-bubble.tsx";
import styles from "./messages.module.css";
import { TypingDots } from "./typing-dots.tsx";
import type { Unsent } from "#web/features/chat/outbox/outbox.ts";
import { useHeardMessage } from "./use-heard-message.ts";
import { useMarkRead } from "./use-mark-read.ts";
import { useMoments } from "./format-timestamp.ts";
import { useReadingPlace } from "./use-scroll-position.ts";
import { useTyping } from "./use-typing.ts";

interface MessagesProps {
  readonly profile: ProfileCard;
  /** Null while nothing was written. */
  readonly conversation: OpenConversation | null;
  readonly unsent: readonly Unsent[];
  readonly onRetry: (message: Unsent) => void;
  readonly onDiscard: (message: Unsent) => void;
}

/** What was said, the latest at the foot, where it stays unless one scrolls up. */
export function Messages({ profile, conversation, unsent, onRetry, onDiscard }: MessagesProps) {
  const t = useTranslations("chat.messages");
  const moments = useMoments();
  const typing = useTyping(conversation?.id ?? null);
  const [firstNew] = useState(() => conversation && firstUnread(conversation));
  const bubbles = bubblesOf(conversation?.messages ?? [], unsent);
  const { scroller, onScroll, toFoot, atFoot, newBelow } = useReadingPlace(bubbles, typing);
  const heard = useHeardMessage(bubbles);
  useMarkRead(conversation, atFoot);
  const last = lastSentOwn(bubbles);
  const unsentOf = (key: string) => unsent.find((one) => one.clientId === key);
  const act = (bubble: Bubble, what: (message: Unsent) => void) => () => {
    const message = unsentOf(bubble.key);
    // The button that was pressed goes, and takes the focus with it.
    scroller.current?.focus({ preventScroll: true });
    if (message) what(message);
  };
  return (
    <div className={styles.place}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div
        className={styles.scroller}
        ref={scroller}
        onScroll={onScroll}
        role="region"
        aria-label={t("with", { name: profile.name })}
        tabIndex={0}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.column}>
          {conversation && <EarlierMessages conversation={conversation} place={scroller} />}
          {bubbles.length === 0 && !conversation?.olderLocked && (
            <p className={styles.none}>{t("none")}</p>
          )}
          <ol className={styles.messages}>
            {arrangeMessages(bubbles, { firstUnread: firstNew, dayOf: moments.dayOf }).map(
              (bubble) => (
                <MessageBubble
                  key={bubble.key}
                  bubble={bubble}
                  moments={moments}
                  name={profile.name}
                  read={
                    bubble.key === last ? (bubble.seq ?? 0) <= (conversation?.readUpTo ?? 0) : null
                  }
                  onRetry={act(bubble, onRetry)}
                  onDiscard={act(bubble, onDiscard)}
                />
              ),
            )}
          </ol>
          {typing && <TypingDots />}
        </div>
      </div>
      {newBelow > 0 && (
        <Button className={styles.newBelow} icon={<ArrowDown />} onClick={toFoot}>
          {t("newBelow", { count: newBelow })}
        </Button>
      )}
      <p className="vh" role="status">
        {typing && t("typing", { name: profile.name })}
      </p>
      <p className="vh" aria-live="polite">
        {/* By its key the same words twice are two messages. */}
        {heard && (
          <span key={heard.key}>{`${t("they", { name: profile.name })} ${heard.text}`}</span>
        )}
      </p>
    </div>
  );
}
