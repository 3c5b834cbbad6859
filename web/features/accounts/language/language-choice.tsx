import { Check } from "lucide-react";
import { nativeName } from "#contract/formatting/formats.ts";
import { usePageContext } from "#web/page-context.ts";
import styles from "./language-choice.module.css";
import { useLanguageLink, useOfferedLanguages } from "./use-languages.ts";

/** The language of the pages and the mails: links, so that the choice works without JavaScript. */
export function LanguageChoice() {
  const { locale } = usePageContext();
  const linkTo = useLanguageLink();
  const offered = useOfferedLanguages();
  return (
    <ul className={styles.languages}>
      {(offered.length > 0 ? offered : [locale]).map((language) => (
        <li key={language}>
          <a {...linkTo(language)} className={styles.language}>
            {nativeName(language)}
            {language === locale && <Check aria-hidden />}
          </a>
        </li>
      ))}
    </ul>
  );
}
