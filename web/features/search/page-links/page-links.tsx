import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import type { SearchResults } from "#contract/search.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { Link } from "#web/site/links/link.tsx";
import styles from "./page-links.module.css";
import { pageNumbers } from "./page-numbers.ts";
import { turnPage } from "#web/features/search/search-query.ts";

interface PageLinksProps {
  /** The address's query string. */
  readonly search: string;
  readonly found: SearchResults;
}

/** Links to result pages by number, with previous and next. */
export function PageLinks({ search, found }: PageLinksProps) {
  const t = useTranslations("search.pages");
  const { page, pages, cursor } = found;
  if (pages <= 1 && !cursor) return null;
  const to = (number: number, from?: string) => paths.members(turnPage(search, number, from));
  return (
    <nav className={styles.pages} aria-label={t("label")}>
      {page > 1 && (
        <LinkButton to={to(page - 1)} variant="quiet" rel="prev">
          <ChevronLeft aria-hidden />
          {t("previous")}
        </LinkButton>
      )}
      <ul className={styles.numbers}>
        {pageNumbers(page, pages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link to={to(number)} aria-current={number === page ? "page" : undefined}>
                <span className="visually-hidden">{t("page")} </span>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {cursor && (
        <LinkButton to={to(page + 1, cursor)} variant="quiet" rel="next">
          {t("next")}
          <ChevronRight aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
}
