import { SearchX } from "lucide-react";
import { useTranslations } from "use-intl";
import { EmptyState } from "#ui/empty-state.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/shell/link-button.tsx";
import { looserFilters } from "./looser-filters.ts";
import { turnPage, writeQuery } from "./search-query.ts";
import { usePlaceName } from "./use-filter-summary.ts";
import type { Search } from "./use-search.ts";

/** Nobody: which filter to loosen first, and the button that does it. */
export function NothingFound({ values, page, search }: Search) {
  const t = useTranslations("search.nothing");
  const place = usePlaceName();
  const icon = <SearchX aria-hidden />;
  if (page > 1) {
    return (
      <EmptyState
        icon={icon}
        title={t("pageTitle")}
        action={<LinkButton to={paths.members(turnPage(search, 1))}>{t("pageAction")}</LinkButton>}
      />
    );
  }
  const looser = looserFilters(values);
  if (!looser) {
    return (
      <EmptyState icon={icon} title={t("title")}>
        {t("nobody")}
      </EmptyState>
    );
  }
  const names = { place: place(values), wider: place({ ...values, countryregion: "" }) };
  return (
    <EmptyState
      icon={icon}
      title={t("title")}
      action={
        <LinkButton to={paths.members(writeQuery(looser.values))} replace>
          {t(`${looser.filter}.action`, names)}
        </LinkButton>
      }
    >
      {t(`${looser.filter}.help`, names)}
    </EmptyState>
  );
}
