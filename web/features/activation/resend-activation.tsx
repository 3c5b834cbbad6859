import { useTranslations } from "use-intl";
import { useMutation } from "@tanstack/react-query";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { userKey } from "#web/site/queries.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { usePageContext } from "#web/page-context.ts";
import { invalidate } from "#web/api/query-key.ts";
import styles from "./resend-activation.module.css";

interface ResendActivationProps {
  /** Whether this is the screen's main action. */
  readonly main?: boolean | undefined;
  /** Whether an alert says what is sent, and leaves little room. */
  readonly inAlert?: boolean | undefined;
}

/** Requests another activation mail and shows the result. */
export function ResendActivation({ main = false, inAlert = false }: ResendActivationProps) {
  const t = useTranslations("shell.activation");
  const { api, queryClient } = usePageContext();
  const errorText = useErrorText();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => api("POST /api/account/activation-mail", {}),
    // The address may have been confirmed in another window.
    onError: () => invalidate(queryClient, userKey),
  });
  const send = () => {
    if (!isPending) mutate();
  };
  const answer = data ? t("resent", { email: data.sent_to }) : error && errorText(error);
  return (
    <div className={classNames(styles.resend, inAlert && styles.inAlert)}>
      {main ? (
        <Button size="big" className={styles.main} busy={isPending} onClick={send}>
          {t("resend")}
        </Button>
      ) : (
        <TextButton onClick={send} aria-disabled={isPending}>
          {t(inAlert ? "again" : "resend")}
        </TextButton>
      )}
      <p role="status" className={styles.answer}>
        {isPending ? t("resending") : answer}
      </p>
    </div>
  );
}
