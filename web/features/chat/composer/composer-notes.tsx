import { Coins } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import { Note } from "#ui/text/note.tsx";
import { errorCode } from "#web/api/api.ts";
import { useBalance, usePriceText } from "#web/features/chat/message-price.ts";
import type { SendError } from "#web/features/chat/outbox/use-send-message.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { FREE_CONVERSATIONS } from "#contract/chat/limits.ts";
import styles from "./composer.module.css";

interface ComposerNotesProps {
  readonly price: MessagePrice;
  /** Why the last message was rejected; its text is back in the field. */
  readonly error: SendError | null;
}

/** Above the field: the warning for a fictional profile, and at most one notice. */
export function ComposerNotes({ price, error }: ComposerNotesProps) {
  return (
    <>
      {price.profile.is === "fictional" && <FictionalNote />}
      <Notice price={price} error={error} />
    </>
  );
}

export function FictionalNote() {
  const { fictional_singular, fictional_warning } = useSettings();
  return (
    <Note tone="fiction">
      <strong>{fictional_singular}.</strong> {fictional_warning}
    </Note>
  );
}

/** What blocks the next message, else what the member should know before sending it. */
function Notice({ price, error }: ComposerNotesProps) {
  const t = useTranslations("chat.notes");
  const isConfirmed = useUser()?.status !== "not_confirmed";
  const { isEnough } = useBalance(price);
  if (!isEnough) {
    const text = (missing: MissingCredits) => t("notEnough", missing);
    return <NotEnough price={price} error={error} text={text} />;
  }
  if (error !== null && error.error !== null) {
    return (
      <ErrorNote error={error.error}>
        {errorCode(error.error) === "not_enough_credits" && <BuyCredits variant="quiet" />}
      </ErrorNote>
    );
  }
  if (!isConfirmed) return <p className={styles.hint}>{t("waits")}</p>;
  const left = price.free_conversations_left;
  if (price.conversation !== null || left === null) return null;
  const nth = String(FREE_CONVERSATIONS - left + 1);
  return <p className={styles.hint}>{t("freeLeft", { nth, total: String(FREE_CONVERSATIONS) })}</p>;
}

/** A price that the member cannot pay, as texts take it. */
interface MissingCredits {
  readonly price: number;
  readonly money: string;
  readonly balance: string;
}

interface NotEnoughProps extends ComposerNotesProps {
  /** What costs it. */
  readonly text: (missing: MissingCredits) => string;
}

/** What is missing, and the way to buy it. */
export function NotEnough({ price, text, error }: NotEnoughProps) {
  const tError = useTranslations("errors");
  const { balance } = useBalance(price);
  const { amount } = usePriceText(price);
  const money = price.money ? amount : "none";
  return (
    // An answer to what the member just did is announced at once.
    <div key={error?.count} role={error ? "alert" : undefined}>
      <Note tone="warn" icon={<Coins aria-hidden />}>
        <p>
          <strong>{tError("not_enough_credits")}</strong>
        </p>
        <p>{text({ price: price.credits, money, balance: String(balance) })}</p>
        <BuyCredits variant="primary" />
      </Note>
    </div>
  );
}

function BuyCredits({ variant }: { variant: "primary" | "quiet" }) {
  const t = useTranslations("chat.notes");
  const { pathname, search } = useLocation();
  return (
    <div className={styles.action}>
      <LinkButton to={paths.credits(pathname + search)} variant={variant}>
        {t("buy")}
      </LinkButton>
    </div>
  );
}
