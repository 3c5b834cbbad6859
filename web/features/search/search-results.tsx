import { ArrowLeftRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { SelectField } from "#ui/form/select-field.tsx";
import { EmptyState } from "#ui/status/state.tsx";
import { Note } from "#ui/text/note.tsx";
import { FailedToLoad } from "#web/features/profiles/failed-to-load.tsx";
import { MemberGridSkeleton } from "#web/features/profiles/member-grid.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { lazyPart } from "#web/site/loading/lazy-part.tsx";
import { WhenNear } from "#web/site/loading/when-near.tsx";
import { useUser } from "#web/site/use-site.ts";
import type { SearchOrder } from "#contract/search.ts";
import { RealOnlyField } from "./filters/filter-fields.tsx";
import { MemberList } from "./member-list.tsx";
import { NoResults } from "./no-results.tsx";
import { PageLinks } from "./page-links/page-links.tsx";
import { writeQuery } from "./search-query.ts";
import styles from "./search-results.module.css";
import type { Search } from "./use-search.ts";
import { useResultText } from "./use-result-text.ts";

const SEEN_FIRST = 4;
// Not the contract's list, whose file would bring its schemas into the page.
const searchOrders = ["active", "new", "near"] as const satisfies readonly SearchOrder[];

/** The members found, or why there are no results. */
export function SearchResults(search: Search) {
  const { initialised, found, error } = search;
  const errors = useTranslations("errors");
  if (error) return <FailedToLoad error={error} again={search.again} />;
  if (!initialised) return <MemberGridSkeleton />;
  if (search.wrong["min_age"]?.error === "min_above_max") return <ReversedAges {...search} />;
  if (!found) return <Note tone="warn">{filterErrors(search) || errors("invalid_input")}</Note>;
  if (found.members.length === 0) {
    return (
      <>
        <NoResults {...search} />
        {search.page === 1 && <Continuation {...search} />}
      </>
    );
  }
  return (
    <>
      <MemberList members={found.members} first={SEEN_FIRST} heading="h2" ofList />
      <PageLinks search={search.search} found={found} />
      {!found.cursor && <Continuation {...search} />}
    </>
  );
}

const AfterResults = lazyPart(
  async () => (await import("./after-results.tsx")).AfterResults,
  ["more-search"],
);

/** What follows the last result loads when the reader comes near it. */
function Continuation({ query, values }: Search) {
  return (
    <WhenNear key={JSON.stringify(query)}>
      <AfterResults query={query} values={values} />
    </WhenNear>
  );
}

/** The fields show the error; this links to the ages in order. */
function ReversedAges({ values }: Search) {
  const t = useTranslations("search");
  const { min_age: max, max_age: min } = values;
  return (
    <EmptyState
      icon={<ArrowLeftRight aria-hidden />}
      title={t("agesReversed", { min, max })}
      action={
        <LinkButton
          to={paths.members(writeQuery({ ...values, min_age: min, max_age: max }))}
          replace
        >
          {t("swapAges")}
        </LinkButton>
      }
    />
  );
}

/** The filter errors, for screens that hide the fields. */
function filterErrors({ wrong }: Search): string {
  return [...new Set(Object.values(wrong).map(({ message }) => message))].join(" ");
}

/** The number of members found; screen readers announce changes. */
export function ResultsHeading({ found, initialised, values, apply }: Search) {
  const t = useTranslations("search");
  const words = useResultText();
  const isMember = useUser() !== null;
  const waiting = initialised ? t("title") : t("loading");
  return (
    <div className={styles.top}>
      <div className={styles.heading} role="status">
        <h1>{found ? words.members(found) : waiting}</h1>
        {found && <p>{words.fictional(found)}</p>}
        {found?.filters.everyone && isMember && (
          <p className={styles.everyone}>{words.everyone(found)}</p>
        )}
      </div>
      <div className={styles.real}>
        <RealOnlyField values={values} onChange={apply} />
      </div>
      <SelectField
        label={t("sort.label")}
        labelHidden
        fieldClassName={styles.sort}
        name="sort"
        autoComplete="off"
        value={values.sort || "active"}
        onChange={(event) =>
          apply({ sort: event.target.value === "active" ? "" : event.target.value })
        }
        options={searchOrders
          .filter((order) => isMember || order !== "near")
          .map((order) => [order, t(`sort.${order}`)] as const)}
      />
    </div>
  );
}
