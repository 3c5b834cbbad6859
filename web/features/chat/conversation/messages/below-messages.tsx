import { ArrowDown } from "lucide-react";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/action/icon-button.tsx";
import { CountBadge } from "#ui/text/count-badge.tsx";
import type { Bubble } from "./arrange-bubbles.ts";
import styles from "./below-messages.module.css";

interface BelowMessagesProps {
  readonly open: boolean;
  /** The other member's name. */
  readonly name: string;
  /** The other member's latest message that arrived while the page was open. */
  readonly received: Bubble | null;
  readonly isTyping: boolean;
  readonly isAtBottom: boolean;
  /** How many messages of the other member are new and below. */
  readonly newBelow: number;
  readonly onJump: () => void;
}

/** While the member is scrolled up, a button to the latest message; what screen readers announce. */
export function BelowMessages(props: BelowMessagesProps) {
  const { name, received, isTyping, isAtBottom, newBelow, onJump } = props;
  const t = useTranslations("chat-dialogs.below");
  const hasNew = !isAtBottom && newBelow > 0;
  const count = t("new", { count: newBelow });
  return (
    <>
      {!isAtBottom && (
        <IconButton
          className={styles.jump}
          name={hasNew ? count : t("latest")}
          title={t("latest")}
          onClick={onJump}
        >
          <ArrowDown aria-hidden />
          {hasNew && (
            <span className={styles.count}>
              <CountBadge count={newBelow} label="" />
            </span>
          )}
        </IconButton>
      )}
      <p className="visually-hidden" role="status">
        {isTyping && t("typing", { name })}
      </p>
      {/* A member who reads earlier messages learns the number only. */}
      <p className="visually-hidden" role="status">
        {hasNew && count}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {/* A new key, so that a message with the same text is announced again. */}
        {received && isAtBottom && <Announced key={received.key} bubble={received} name={name} />}
      </p>
    </>
  );
}

interface AnnouncedProps {
  readonly bubble: Bubble;
  readonly name: string;
}

function Announced({ bubble: { gift, photo, text }, name }: AnnouncedProps) {
  const t = useTranslations("chat");
  const parts = [
    t("messages.they", { name }),
    gift && t(`gift.names.${gift}`),
    photo && t("photo.listed"),
    text,
  ];
  return <span>{parts.filter(Boolean).join(" ")}</span>;
}
