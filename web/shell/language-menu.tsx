import { Check, Globe } from "lucide-react";
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { nativeName } from "#contract/formatting/formats.ts";
import { locales } from "#contract/languages.ts";
import type { Locale } from "#contract/languages.ts";
import { Disclosure, DisclosureItem } from "#ui/overlay/disclosure.tsx";
import { usePageContext } from "#web/page-context.ts";
import styles from "./language-menu.module.css";
import { useSettings, useUser } from "#web/site/use-site.ts";

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
  const chooseLanguage = useLanguageChoice();
  const { pathname, search } = useLocation();
  return useOfferedLanguages().map((choice) => (
    <DisclosureItem key={choice}>
      <a
        href={addressIn(choice, pathname, search)}
        lang={choice}
        aria-current={choice === locale}
        onClick={(event) => chooseLanguage(choice, event)}
      >
        {nativeName(choice)}
        {choice === locale && <Check aria-hidden className={styles.chosen} />}
      </a>
    </DisclosureItem>
  ));
}

/** The languages to choose from: none on a site in one language. */
export function useOfferedLanguages(): Locale[] {
  const { languages } = useSettings();
  return languages.length > 1 ? locales.filter((locale) => languages.includes(locale)) : [];
}

function addressIn(locale: Locale, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set("language", locale);
  return `${pathname}?${query}`;
}

/** Saves a member's choice to the account before following the link. */
function useLanguageChoice() {
  const { api } = usePageContext();
  const user = useUser();
  return (language: Locale, event: MouseEvent<HTMLAnchorElement>) => {
    if (!user) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const follow = () => window.location.assign(href);
    // The link alone sets this browser's language, so follow it even if saving fails.
    api("PUT /api/user.php", { body: { language } }).then(follow, follow);
  };
}
