import { useTranslations } from "use-intl";
import { Note } from "#ui/text/note.tsx";
import { useSettings } from "#web/site/use-site.ts";

/** Shown before paying: how many fictional profiles there are, and the warning on each. */
export function FictionalNotice({ count }: { count: number }) {
  const t = useTranslations("checkout.fictional");
  const { fictional_warning } = useSettings();
  if (count === 0) return null;
  return (
    <Note tone="fiction">
      <strong>{t("count", { count })}</strong> {t("warning", { warning: fictional_warning })}
    </Note>
  );
}
