import { useTranslations } from "use-intl";
import { Note } from "#ui/text/note.tsx";

/** Says, without JavaScript, that the action next to it needs JavaScript. */
export function NoScriptNote() {
  const t = useTranslations("shell");
  return (
    <noscript>
      <Note tone="warn">{t("noScript")}</Note>
    </noscript>
  );
}
