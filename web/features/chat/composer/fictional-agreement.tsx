import { useTranslations } from "use-intl";
import { useMutation } from "@tanstack/react-query";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import { Button } from "#ui/action/button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { PriceLine } from "#ui/text/price-line.tsx";
import { priceOf, usePriceText } from "#web/features/chat/message-price.ts";
import type { SendMessage } from "#web/features/chat/outbox/use-send-message.ts";
import { messagePriceQuery, messagePriceKeys, withPrice } from "#web/features/chat/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { settingsKey } from "#web/site/queries.ts";
import { invalidate } from "#web/api/query-key.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { FictionalNote } from "./composer-notes.tsx";
import styles from "./composer.module.css";

interface FictionalAgreementProps {
  readonly price: MessagePrice;
  readonly agreement: SendMessage["agreement"];
  readonly open: boolean;
}

/** Explains fictional profiles before the first message to one, and asks the member to agree. */
export function FictionalAgreement({ price, agreement, open }: FictionalAgreementProps) {
  const t = useTranslations("chat-dialogs.agreement");
  const { amount, detail } = usePriceText(priceOf(agreement.content, price));
  const { mutate: agree, isPending, error } = useAgree(price, agreement.onAgreed);
  const { profile } = price;
  return (
    <Modal
      open={open}
      onClose={agreement.close}
      closeText={t("close")}
      title={t("title", { name: profile.name })}
      actions={
        <>
          <Button variant="quiet" onClick={agreement.close} wide>
            {t("cancel")}
          </Button>
          <Button onClick={() => agree()} wide busy={isPending} busyText={t("busy")} price={amount}>
            {t("agree")}
          </Button>
        </>
      }
    >
      <div className={styles.agreement}>
        <FictionalNote />
        <p>{t("cost")}</p>
        <PriceLine amount={amount} detail={detail} align="start" />
        <p>{t("once")}</p>
        {error && <ErrorNote error={error} />}
      </div>
    </Modal>
  );
}

function useAgree(price: MessagePrice, onAgreed: () => void) {
  const { api, queryClient } = usePageContext();
  const text_version = price.fictional_agreement?.text_version ?? "";
  return useMutation({
    mutationFn: () => api("POST /api/chats/fictional-agreement", { body: { text_version } }),
    onSuccess: () => {
      const { queryKey } = messagePriceQuery(api, price.profile.id);
      queryClient.setQueryData(queryKey, (state) =>
        withPrice(state, { fictional_agreement: { agreed: true, text_version } }),
      );
      // The agreement covers every fictional profile, so refresh all prices.
      invalidate(queryClient, messagePriceKeys.all);
      onAgreed();
    },
    // The site owner may have changed the text since it was loaded.
    onError: () => invalidate(queryClient, settingsKey, messagePriceKeys.all),
  });
}
