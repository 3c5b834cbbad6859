import { Check, Globe } from "lucide-react";
import { useTranslations } from "use-intl";
import { nativeName } from "#contract/formatting/formats.ts";
import { Disclosure, DisclosureItem } from "#ui/overlay/disclosure.tsx";
import {
  useLanguageLink,
  useOfferedLanguages,
} from "#web/features/accounts/language/use-languages.ts";
import { usePageContext } from "#web/page-context.ts";
import styles from "./language-menu.module.css";

/** The site's languages, each in its own language, as links that work without JavaScript. */
export function LanguageMenu() {
  const t = useTranslations("shell.nav");
  const { locale } = usePageContext();
  if (useOfferedLanguages().length === 0) return null;
  return (
    <Disclosure
      label={
        <>
          <Globe aria-hidden />
          <span data-code>{locale.toUpperCase()}</span>
          <span className="visually-hidden">
            {t("languageNow", { language: nativeName(locale) })}
          </span>
        </>
      }
      chevron={false}
    >
      <LanguageItems />
    </Disclosure>
  );
}

/** The languages as lines of a menu. */
export function LanguageItems() {
  const { locale } = usePageContext();
  const linkTo = useLanguageLink();
  return useOfferedLanguages().map((choice) => (
    <DisclosureItem key={choice}>
      <a {...linkTo(choice)}>
        {nativeName(choice)}
        {choice === locale && <Check aria-hidden className={styles.chosen} />}
      </a>
    </DisclosureItem>
  ));
}
