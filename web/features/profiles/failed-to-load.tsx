import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { ErrorState } from "#ui/status/state.tsx";
import { useErrorText } from "#web/api/use-error-text.ts";

/** Shown in place of members that failed to load. */
export function FailedToLoad({ error, again }: { error: unknown; again: () => void }) {
  const t = useTranslations("profiles.failed");
  const errorText = useErrorText();
  return (
    <ErrorState title={t("title")} action={<Button onClick={again}>{t("again")}</Button>}>
      {errorText(error)}
    </ErrorState>
  );
}
