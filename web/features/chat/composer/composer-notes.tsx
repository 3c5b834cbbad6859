import { CircleAlert, Coins, Hourglass, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat.ts";
import { Note } from "#ui/text/note.tsx";
import { isApiError } from "#web/api/api.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./composer-notes.module.css";
import { useBalance } from "./use-balance.ts";

interface ComposerNotesProps {
  readonly price: MessagePrice;
  /** Why the last message was not accepted; its text is back in the box. */
  readonly refusal: { readonly error: unknown; readonly count: number } | null;
}

/** What there is to know before one sends, above the box: the most lasting first. */
export function ComposerNotes({ price, refusal }: ComposerNotesProps) {
  const t = useTranslations("chat.notes");
  const user = useUser();
  const { fictional_singular, fictional_warning } = useSettings();
  const { pathname } = useLocation();
  const { balance, enough } = useBalance(price);
  const begins = price.conversation === null;
  const left = price.free_conversations_left;
  const waits = user?.status === "not_confirmed";
  return (
    <>
      {price.profile.is === "fictional" && (
        <Note tone="fiction">
          <strong>{fictional_singular}.</strong> {fictional_warning}
        </Note>
      )}
      {begins && left !== null && <FreeConversations left={left} />}
      {waits && <Note icon={<Hourglass aria-hidden />}>{t("waits")}</Note>}
      {!enough && (
        <Alert key={refusal?.count} asked={refusal !== null} icon={<Coins aria-hidden />}>
          <NotEnough price={price} balance={balance} next={pathname} />
        </Alert>
      )}
      {refusal !== null && refusal.error !== null && enough && (
        <Alert key={refusal.count} asked icon={<CircleAlert aria-hidden />}>
          <Refusal error={refusal.error} next={pathname} />
        </Alert>
      )}
    </>
  );
}

function FreeConversations({ left }: { left: number }) {
  const t = useTranslations("chat.notes");
  const tError = useTranslations("errors");
  const { pathname } = useLocation();
  if (left > 0) {
    return <Note icon={<MessageCircle aria-hidden />}>{t("freeLeft", { count: left })}</Note>;
  }
  return (
    <Note tone="warn" icon={<MessageCircle aria-hidden />}>
      {tError("conversation_limit")}
      <Way to={paths.premium(pathname)}>{t("premium")}</Way>
    </Note>
  );
}

function NotEnough({
  price,
  balance,
  next,
}: {
  price: MessagePrice;
  balance: number;
  next: string;
}) {
  const t = useTranslations("chat.notes");
  const tError = useTranslations("errors");
  return (
    <>
      <p>
        <strong>{tError("not_enough_credits")}</strong>
      </p>
      <p>{t("notEnough", { price: price.credits, balance: String(balance) })}</p>
      <Way to={paths.credits(next)} first>
        {t("buy")}
      </Way>
    </>
  );
}

function Refusal({ error, next }: { error: unknown; next: string }) {
  const t = useTranslations("chat.notes");
  const errorText = useErrorText();
  const word = isApiError(error) ? error.body.error : null;
  return (
    <>
      {errorText(error)}
      {word === "not_enough_credits" && <Way to={paths.credits(next)}>{t("buy")}</Way>}
    </>
  );
}

/** Read out at once where it answers what the member just did. */
function Alert(props: { asked: boolean; icon: ReactNode; children: ReactNode }) {
  return (
    <div role={props.asked ? "alert" : undefined}>
      <Note tone="warn" icon={props.icon}>
        {props.children}
      </Note>
    </div>
  );
}

/** `first` where it is the one thing to do: nothing can be sent before. */
function Way({ to, first, children }: { to: string; first?: boolean; children: string }) {
  return (
    <div className={styles.way}>
      <LinkButton to={to} variant={first ? "primary" : "quiet"}>
        {children}
      </LinkButton>
    </div>
  );
}
