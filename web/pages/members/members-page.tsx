import { redirect } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { errorCode } from "#web/api/api.ts";
import { searchQuery } from "#web/features/search/queries.ts";
import { settingsQuery, userQuery } from "#web/site/queries.ts";
import { LogInPrompt } from "#web/features/accounts/log-in-prompt.tsx";
import { ResumeLike } from "#web/features/likes/resume-like.tsx";
import { FilterColumn } from "#web/features/search/filters/filter-column.tsx";
import { FilterSheet } from "#web/features/search/filters/filter-sheet.tsx";
import { ResultsHeading, SearchResults } from "#web/features/search/search-results.tsx";
import { readQuery } from "#web/features/search/search-query.ts";
import { useSearch } from "#web/features/search/use-search.ts";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import styles from "./members-page.module.css";

/** `/members`: search by the filters in the address. */
export function Page() {
  const t = useTranslations("search");
  const search = useSearch();
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <FilterColumn {...search} />
      <div className={styles.results}>
        <FilterSheet {...search} />
        <ResultsHeading {...search} />
        <SearchResults {...search} />
      </div>
      <LogInPrompt />
      <ResumeLike />
    </div>
  );
}

/**
 * Loads the results before the server renders. A visitor's browser waits for them too, because only
 * the server knows whether visitors may search; if not, they are sent to log-in.
 */
export async function load({ context, request }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient, head } = context.get(pageContext);
  const [settings, user] = await Promise.all([
    queryClient.ensureQueryData(settingsQuery(api)),
    queryClient.ensureQueryData(userQuery(api)),
  ]);
  if (!head && user) return;
  const url = new URL(request.url);
  const query = readQuery(url.searchParams, settings.region_data);
  try {
    await queryClient.ensureQueryData(searchQuery(api, query));
  } catch (error) {
    if (errorCode(error) === "authentication_required") {
      throw redirect(paths.login(url.pathname + url.search));
    }
    throw error;
  }
}
