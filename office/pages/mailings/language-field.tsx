import { useTranslations } from "use-intl";
import { nativeName } from "#contract/formatting/formats.ts";
import type { MailingTexts } from "#contract/office/mailings.ts";
import { isLocale } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { SelectField } from "#ui/form/select-field.tsx";

interface LanguageFieldProps {
  readonly languages: readonly Locale[];
  readonly texts: MailingTexts;
  readonly language: Locale;
  readonly onChange: (language: Locale) => void;
}

/** Chooses the language on the screen; each option shows how complete its text is. */
export function LanguageField({ languages, texts, language, onChange }: LanguageFieldProps) {
  const t = useTranslations("office.mailings");
  const part = (locale: Locale) => {
    const { subject, text } = texts[locale] ?? { subject: "", text: "" };
    return t(`part.${subject && text ? "written" : subject || text ? "half" : "empty"}`);
  };
  return (
    <SelectField
      label={t("language")}
      value={language}
      options={languages.map((one) => [one, `${nativeName(one)}: ${part(one)}`] as const)}
      onChange={({ currentTarget: { value } }) => {
        if (isLocale(value)) onChange(value);
      }}
    />
  );
}
