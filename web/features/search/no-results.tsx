import { SearchX } from "lucide-react";
import { useTranslations } from "use-intl";
import { EmptyState } from "#ui/status/state.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { looserFilters } from "./filters/looser-filters.ts";
import { turnPage, writeQuery } from "./search-query.ts";
import type { Search } from "./use-search.ts";

/** Shown when nobody was found, with a button that drops the narrowest filter. */
export function NoResults({ values, page, search }: Search) {
  const t = useTranslations("search");
  const icon = <SearchX aria-hidden />;
  if (page > 1) {
    return (
      <EmptyState
        icon={icon}
        title={t("nothing.pageTitle")}
        action={
          <LinkButton to={paths.members(turnPage(search, 1))}>{t("nothing.pageAction")}</LinkButton>
        }
      />
    );
  }
  const looser = looserFilters(values);
  if (!looser) {
    return (
      <EmptyState icon={icon} title={t("nothing.title")}>
        {t("nothing.nobody")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={t("nothing.title")}
      action={
        <LinkButton to={paths.members(writeQuery(looser.values))} replace>
          {t(`nothing.${looser.filter}.action`)}
        </LinkButton>
      }
    >
      {t(`nothing.${looser.filter}.help`)}
    </EmptyState>
  );
}
