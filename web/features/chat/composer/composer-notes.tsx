import { CircleAlert, Coins, Hourglass, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat.ts";
import { Note } from "#ui/text/note.tsx";
import { isApiError } from "#web/api/api.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import type { SendError } from "#web/features/chat/outbox/use-send-message.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./composer-notes.module.css";
import { useBalance } from "./use-balance.ts";

interface ComposerNotesProps {
  readonly price: MessagePrice;
  /** Why the last message was not accepted; its text is back in the field. */
  readonly error: SendError | null;
}

/** Above the field: what to know before sending, the most lasting first. */
export function ComposerNotes({ price, error }: ComposerNotesProps) {
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
        <Alert key={error?.count} urgent={error !== null} icon={<Coins aria-hidden />}>
          <NotEnough price={price} balance={balance} next={pathname} />
        </Alert>
      )}
      {error !== null && error.error !== null && enough && (
        <Alert key={error.count} urgent icon={<CircleAlert aria-hidden />}>
          <Rejection error={error.error} next={pathname} />
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
      <Action to={paths.premium(pathname)}>{t("premium")}</Action>
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
      <Action to={paths.credits(next)} first>
        {t("buy")}
      </Action>
    </>
  );
}

function Rejection({ error, next }: { error: unknown; next: string }) {
  const t = useTranslations("chat.notes");
  const errorText = useErrorText();
  const code = isApiError(error) ? error.body.error : null;
  return (
    <>
      {errorText(error)}
      {code === "not_enough_credits" && <Action to={paths.credits(next)}>{t("buy")}</Action>}
    </>
  );
}

/** `urgent`: it answers what the member just did, so screen readers announce it at once. */
function Alert(props: { urgent: boolean; icon: ReactNode; children: ReactNode }) {
  return (
    <div role={props.urgent ? "alert" : undefined}>
      <Note tone="warn" icon={props.icon}>
        {props.children}
      </Note>
    </div>
  );
}

/** `first`: nothing can be sent before it is done. */
function Action({ to, first, children }: { to: string; first?: boolean; children: string }) {
  return (
    <div className={styles.action}>
      <LinkButton to={to} variant={first ? "primary" : "quiet"}>
        {children}
      </LinkButton>
    </div>
  );
}
