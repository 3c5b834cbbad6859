import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { usePageContext } from "#web/page-context.ts";
import { useSettings, useUser } from "#web/site/use-site.ts";

/** The languages to choose from: none on a site in one language. */
export function useOfferedLanguages(): Locale[] {
  const { languages } = useSettings();
  return languages.length > 1 ? locales.filter((locale) => languages.includes(locale)) : [];
}

/** The attributes of a link that shows the same page in another language. */
export function useLanguageLink() {
  const { locale, api } = usePageContext();
  const { pathname, search } = useLocation();
  const user = useUser();
  return (language: Locale) => ({
    href: addressIn(language, pathname, search),
    lang: language,
    "aria-current": language === locale,
    // Saves a member's choice to the account before following the link.
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!user) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      const follow = () => window.location.assign(href);
      // The link alone sets this browser's language, so follow it even if saving fails.
      api("PUT /api/user.php", { body: { language } }).then(follow, follow);
    },
  });
}

function addressIn(locale: Locale, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set("language", locale);
  return `${pathname}?${query}`;
}
