import { useFormatter, useTranslations } from "use-intl";
import type { LoadedConversation, OperatedMessage } from "#contract/office/operators.ts";
import styles from "./operators.module.css";

/** The messages of a conversation, the last one in view. */
export function MessageList({ data }: { readonly data: LoadedConversation }) {
  const t = useTranslations("office.conversations");
  const last = data.messages.at(-1);
  return (
    <div
      className={styles.messages}
      role="region"
      aria-label={t("messages")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard, too
      tabIndex={0}
    >
      {data.has_earlier && <p className={styles.quiet}>{t("earlier")}</p>}
      <ol>
        {data.messages.map((message) => (
          <Bubble
            key={message.seq}
            conversation={data.id}
            message={message}
            profile={data.profile.name}
            isLast={message === last}
          />
        ))}
      </ol>
    </div>
  );
}

interface BubbleProps {
  readonly conversation: LoadedConversation["id"];
  readonly message: OperatedMessage;
  readonly profile: string;
  readonly isLast: boolean;
}

/** Scrolls the list, and not the page, to the last message. */
function reveal(last: HTMLElement | null) {
  const list = last?.closest("[role=region]");
  list?.scrollTo({ top: list.scrollHeight });
}

function Bubble({ conversation, message, profile, isLast }: BubbleProps) {
  const t = useTranslations("office.conversations");
  const format = useFormatter();
  const giftText = useTranslations("chat.gift");
  const { by, text, gift, photo, written_by: operator } = message;
  const sent = format.dateTime(new Date(message.sent_at), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const writer =
    operator === null ? by === "profile" && profile : t("wrote_as", { operator, name: profile });
  const isRemoved = text === "" && gift === null && photo === null;
  return (
    <li data-by={by} ref={isLast ? reveal : undefined}>
      <div className={styles.bubble}>
        {gift && <strong>{giftText("listed", { name: giftText(`names.${gift}`) })}</strong>}
        {photo && (
          // Operators choose whether to see a photo, as members do.
          <details className={styles.sent}>
            <summary>{t("show_photo")}</summary>
            <img
              src={`/conversations/${conversation}/${photo}.webp`}
              alt={t("photo_message")}
              loading="lazy"
            />
          </details>
        )}
        {isRemoved ? <em>{t("removed")}</em> : text !== "" && <span>{text}</span>}
      </div>
      {message.asks_if_real && <strong className={styles.asks}>{t("asks")}</strong>}
      <span className={styles.quiet}>{[writer, sent].filter(Boolean).join(", ")}</span>
    </li>
  );
}
