import { useQueryClient, useIsFetching } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { ErrorState } from "#ui/status/state.tsx";
import { invalidate } from "#web/api/query-key.ts";
import { offerKeys } from "#web/features/checkout/queries.ts";

/** Shown when no payment method is available: nothing was paid, and the member can retry. */
export function NoPaymentMethod() {
  const t = useTranslations("checkout.nothingToPayWith");
  const queryClient = useQueryClient();
  const busy = useIsFetching({ queryKey: offerKeys.all }) > 0;
  const ask = () => invalidate(queryClient, offerKeys.all);
  return (
    <ErrorState
      title={t("title")}
      action={
        <Button variant="quiet" busy={busy} busyText={t("busy")} onClick={ask}>
          {t("again")}
        </Button>
      }
    >
      {t("help")}
    </ErrorState>
  );
}
