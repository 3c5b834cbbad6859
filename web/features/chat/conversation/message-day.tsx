import { memo } from "react";
import type { Bubble } from "./arrange-bubbles.ts";
import { MessageBubble } from "./message-bubble.tsx";
import styles from "./message-day.module.css";

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
      <ol className={styles.messages} aria-label={day}>
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
