import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { userKey } from "#web/site/queries.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { usePageContext } from "#web/page-context.ts";
import { invalidate } from "#web/api/query-key.ts";
import styles from "./resend-activation.module.css";

interface ResendActivationProps {
  /** Whether this is the screen's main action. */
  readonly main?: boolean | undefined;
}

/** Requests another activation mail and shows the result. */
export function ResendActivation({ main = false }: ResendActivationProps) {
  const t = useTranslations("shell.activation");
  const { send, sending, answer } = useResend();
  return (
    <div className={styles.resend}>
      {main ? (
        <Button size="big" className={styles.main} busy={sending} onClick={() => void send()}>
          {t("resend")}
        </Button>
      ) : (
        <TextButton onClick={() => void send()} aria-disabled={sending}>
          {t("resend")}
        </TextButton>
      )}
      <p role="status" className={styles.answer}>
        {sending ? t("resending") : answer}
      </p>
    </div>
  );
}

function useResend() {
  const t = useTranslations("shell.activation");
  const { api, queryClient } = usePageContext();
  const errorText = useErrorText();
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState("");
  const send = async () => {
    if (sending) return;
    setSending(true);
    try {
      const { sent_to: email } = await api("POST /api/account/activation-mail", {});
      setAnswer(t("resent", { email }));
    } catch (error) {
      setAnswer(errorText(error));
      // The address may have been confirmed in another window.
      invalidate(queryClient, userKey);
    } finally {
      setSending(false);
    }
  };
  return { send, sending, answer };
}
