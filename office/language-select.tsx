import { useTranslations } from "use-intl";
import { nativeName } from "#contract/formatting/formats.ts";
import { isLocale, locales } from "#contract/shared/languages.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { api } from "./office-api.ts";

/** Changes the language of the office in this browser. */
export function LanguageSelect() {
  const t = useTranslations("office");
  async function choose(language: string) {
    if (!isLocale(language)) return;
    await api("PUT /api/office/language", { body: { language } });
    window.location.reload();
  }
  return (
    <SelectField
      label={t("language")}
      labelHidden
      value={document.documentElement.lang}
      options={locales.map((locale) => [locale, nativeName(locale)] as const)}
      onChange={(event) => void choose(event.currentTarget.value)}
    />
  );
}
