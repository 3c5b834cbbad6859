import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { ErrorState } from "#ui/status/state.tsx";

/** Shown when no payment method is available: nothing was paid, and the member can retry. */
export function NoPaymentMethod() {
  const t = useTranslations("credits.nothingToPayWith");
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    await queryClient.invalidateQueries({ queryKey: ["offer"] });
    setBusy(false);
  };
  return (
    <ErrorState
      title={t("title")}
      action={
        <Button variant="quiet" busy={busy} busyText={t("busy")} onClick={() => void ask()}>
          {t("again")}
        </Button>
      }
    >
      {t("help")}
    </ErrorState>
  );
}
