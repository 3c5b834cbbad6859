import { memo, useState } from "react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profiles.ts";
import type { OutboxMessage } from "#web/features/chat/outbox/outbox.ts";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";
import { arrangeBubbles, splitByDay } from "./arrange-bubbles.ts";
import type { Bubble } from "./arrange-bubbles.ts";
import { firstSeq, firstUnread } from "#web/features/chat/conversation/conversation-state.ts";
import type { OpenConversation } from "#web/features/chat/conversation/conversation-state.ts";
import { EarlierMessages } from "./earlier-messages.tsx";
import { useFormatTimestamp } from "#web/features/chat/conversation/format-timestamp.ts";
import { MessageBubble } from "./message-bubble.tsx";
import styles from "./messages.module.css";
import { useTyping } from "#web/features/chat/conversation/typing.ts";
import { useMarkRead } from "#web/features/chat/conversation/use-mark-read.ts";
import { useScrollPosition } from "#web/features/chat/conversation/use-scroll-position.ts";

const BelowMessages = lazyDialog(async () => (await import("./below-messages.tsx")).BelowMessages, {
  areas: ["chat-dialogs"],
});

interface MessagesProps {
  readonly profile: ProfileCard;
  /** Null before the first message. */
  readonly conversation: OpenConversation | null;
  readonly queued: readonly OutboxMessage[];
  readonly onRetry: (clientId: string) => void;
  readonly onDiscard: (clientId: string) => void;
  /** Shown until the first message. */
  readonly intro: ReactNode;
}

/** The messages of a conversation; keeps the latest in view unless the member scrolled up. */
export function Messages(props: MessagesProps) {
  const { profile, conversation, queued, onRetry, onDiscard, intro } = props;
  const t = useTranslations("chat.messages");
  const { name } = profile;
  const format = useFormatTimestamp();
  const isTyping = useTyping(conversation?.id ?? null);
  const [opened] = useState(conversation);
  const unreadFrom = conversation && opened && firstUnread(conversation, opened);
  const isUnreadAbove =
    (opened?.num_unread_messages ?? 0) > 0 && !unreadFrom && !!conversation?.earlier;
  /** What the member saw at first. The height of what is above may be a guess, as nothing below it moves. */
  const openedFrom = unreadFrom ?? (opened ? firstSeq(opened) : 0);
  const bubbles = arrangeBubbles(conversation?.messages ?? [], queued, {
    firstUnread: unreadFrom,
    readUpTo: conversation?.read_up_to ?? 0,
    dayOf: format.dayOf,
  });
  const isEmpty = bubbles.length === 0 && !conversation?.older_locked;
  const { scroller, onScroll, toBottom, isAtBottom, newBelow } = useScrollPosition(
    bubbles,
    isTyping,
    isUnreadAbove,
  );
  const received = useReceived(bubbles);
  useMarkRead(conversation, isAtBottom);
  /** The pressed button disappears; keep the focus nearby. */
  const keepFocus = () => scroller.current?.focus({ preventScroll: true });
  const retry = ({ key }: Bubble) => {
    keepFocus();
    onRetry(key);
  };
  const discard = ({ key }: Bubble) => {
    keepFocus();
    onDiscard(key);
  };
  return (
    <div className={styles.place}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it */}
      <div
        className={styles.scroller}
        ref={scroller}
        data-empty={isEmpty || undefined}
        onScroll={onScroll}
        role="region"
        aria-label={t("with", { name })}
        tabIndex={0}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        {isEmpty ? (
          intro
        ) : (
          <div className={styles.column}>
            {conversation && (
              <EarlierMessages
                conversation={conversation}
                scroller={scroller}
                isUnreadAbove={isUnreadAbove}
              />
            )}
            {splitByDay(bubbles).map((day) => (
              <MessageDay
                key={format.dayOf(day[0].at)}
                bubbles={day}
                day={format.day(day[0].at)}
                name={name}
                isSkippable={(day.at(-1)?.seq ?? openedFrom) < openedFrom}
                onRetry={retry}
                onDiscard={discard}
              />
            ))}
            {isTyping && <TypingDots />}
          </div>
        )}
      </div>
      <BelowMessages
        open
        name={name}
        received={received}
        isTyping={isTyping}
        isAtBottom={isAtBottom}
        newBelow={newBelow}
        onJump={toBottom}
      />
    </div>
  );
}

interface MessageDayProps {
  readonly bubbles: readonly Bubble[];
  /** Such as "gisteren". */
  readonly day: string;
  /** The other member's name. */
  readonly name: string;
  /** Whether the browser may skip it while it is out of view, and guess its height until it was in view. */
  readonly isSkippable: boolean;
  readonly onRetry: (bubble: Bubble) => void;
  readonly onDiscard: (bubble: Bubble) => void;
}

/** The messages of a day. In a long conversation only the day that changes is rendered and laid out. */
export const MessageDay = memo(function MessageDay(props: MessageDayProps) {
  const { bubbles, day, name, isSkippable, onRetry, onDiscard } = props;
  return (
    <div className={styles.day} data-skippable={isSkippable || undefined}>
      <p className={styles.date}>
        <span>{day}</span>
      </p>
      <ol className={styles.dayMessages} aria-label={day}>
        {bubbles.map((bubble) => (
          <MessageBubble
            key={bubble.key}
            bubble={bubble}
            name={name}
            onRetry={onRetry}
            onDiscard={onDiscard}
          />
        ))}
      </ol>
    </div>
  );
}, isSame);

function isSame(
  { bubbles, ...before }: MessageDayProps,
  { bubbles: now, ...after }: MessageDayProps,
) {
  const names = Object.keys(before) as (keyof typeof before)[];
  return (
    bubbles.length === now.length &&
    bubbles.every((bubble, index) => bubble === now[index]) &&
    names.every((name) => before[name] === after[name])
  );
}

/** The other member's latest message that arrived while the page was open. */
function useReceived(bubbles: readonly Bubble[]): Bubble | null {
  const latest = bubbles.findLast((bubble) => !bubble.mine) ?? null;
  const [seqAtFirst] = useState(() => latest?.seq ?? 0);
  return latest && (latest.seq ?? 0) > seqAtFirst ? latest : null;
}

/** Decorative; screen readers get the text of BelowMessages. */
function TypingDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
