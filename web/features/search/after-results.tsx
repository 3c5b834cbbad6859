import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { SimilarResults } from "#contract/search.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useCachedOnBack } from "#web/site/use-cached-on-back.ts";
import styles from "./after-results.module.css";
import { dropFilter, loosenValues } from "./filters/drop-filter.ts";
import { MemberList } from "./member-list.tsx";
import { similarQuery } from "./queries.ts";
import { writeQuery } from "./search-query.ts";
import type { FilterValues } from "./search-query.ts";
import { usePlaceName } from "./use-place-name.ts";

interface AfterResultsProps {
  readonly query: Readonly<Record<string, string>>;
  readonly values: FilterValues;
}

/** What follows the last result: filters to drop if few were found, then members who nearly match. */
export function AfterResults({ query, values }: AfterResultsProps) {
  const { data } = useQuery({ ...similarQuery(useApi(), query), ...useCachedOnBack() });
  if (!data) return null;
  return (
    <div className={styles.after}>
      {data.dropped.length > 0 && <Drops dropped={data.dropped} values={values} />}
      {data.members.length > 0 && <Similar similar={data} values={values} />}
      <Finder />
    </div>
  );
}

/** How many members each filter keeps out; one tap drops it. */
function Drops({
  dropped,
  values,
}: Pick<SimilarResults, "dropped"> & Pick<AfterResultsProps, "values">) {
  const t = useTranslations("more-search.dropped");
  const titleId = useId();
  const place = usePlaceName();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("title")}</h2>
      <p>{t("help")}</p>
      <ul className={styles.drops}>
        {dropped.map(({ filter, more: count, more_capped }) => (
          <li key={filter}>
            <LinkButton
              to={paths.members(writeQuery(dropFilter(values, filter)))}
              variant="quiet"
              replace
            >
              <X aria-hidden />
              {filter === "countryregion" || filter === "country" ? place(values) : t(filter)}
              <span>
                {filter === "real_only"
                  ? t("fictional", { count })
                  : more_capped
                    ? t("moreCapped")
                    : t("more", { count })}
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Similar({
  similar,
  values,
}: { readonly similar: SimilarResults } & Pick<AfterResultsProps, "values">) {
  const t = useTranslations("more-search.similar");
  const titleId = useId();
  const { members, num_similar: count, num_similar_capped, filters } = similar;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("title")}</h2>
      {count > 0 && <p>{num_similar_capped ? t("countCapped") : t("count", { count })}</p>}
      <MemberList members={members} ofList />
      {count > members.length && (
        <LinkButton
          to={paths.members(writeQuery(loosenValues(values, filters)))}
          variant="quiet"
          className={styles.all}
        >
          {t("all")}
        </LinkButton>
      )}
    </section>
  );
}

/** For a visitor or a member who does not know what to filter by. */
function Finder() {
  const t = useTranslations("more-search.finder");
  return (
    <div className={styles.part}>
      <p>{t("text")}</p>
      <LinkButton to={paths.matchFinder()} variant="quiet" className={styles.all}>
        {t("action")}
      </LinkButton>
    </div>
  );
}
