import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { ErrorState } from "#ui/status/state.tsx";
import { useErrorText } from "#web/api/use-error-text.ts";

interface FailedToLoadProps {
  /** What failed; without it a general sentence. */
  readonly title?: string;
  readonly error: unknown;
  readonly again: () => void;
}

/** Shown in place of content that failed to load: the reason, and another try. */
export function FailedToLoad({ title, error, again }: FailedToLoadProps) {
  const t = useTranslations("profiles.failed");
  const errorText = useErrorText();
  return (
    <ErrorState title={title ?? t("title")} action={<Button onClick={again}>{t("again")}</Button>}>
      {errorText(error)}
    </ErrorState>
  );
}
