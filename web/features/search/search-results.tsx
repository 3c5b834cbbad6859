import { ArrowLeftRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { EmptyState } from "#ui/status/state.tsx";
import { Note } from "#ui/text/note.tsx";
import { LikeHeart } from "#web/features/likes/like-heart.tsx";
import { FailedToLoad } from "#web/features/profiles/failed-to-load.tsx";
import { MemberCard } from "#web/features/profiles/member-card.tsx";
import { MemberGrid, MemberGridSkeleton } from "#web/features/profiles/member-grid.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { useUser } from "#web/site/use-site.ts";
import { NoResults } from "./no-results.tsx";
import { PageLinks } from "./page-links.tsx";
import { writeQuery } from "./search-query.ts";
import styles from "./search-results.module.css";
import type { Search } from "./use-search.ts";
import { useResultText } from "./use-result-text.ts";

const SEEN_FIRST = 4;

/** The members found, or why there are no results. */
export function SearchResults(search: Search) {
  const { initialised, found, error } = search;
  const errors = useTranslations("errors");
  if (error) return <FailedToLoad error={error} again={search.again} />;
  if (!initialised) return <MemberGridSkeleton />;
  if (search.wrong["min_age"]?.error === "min_above_max") return <ReversedAges {...search} />;
  if (!found) return <Note tone="warn">{filterErrors(search) || errors("invalid_input")}</Note>;
  if (found.members.length === 0) return <NoResults {...search} />;
  return (
    <>
      <MemberGrid>
        {found.members.map((member, at) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              to={paths.member(member.id)}
              first={at < SEEN_FIRST}
              ofList
              button={<LikeHeart member={member} />}
            />
          </li>
        ))}
      </MemberGrid>
      <PageLinks search={search.search} found={found} />
    </>
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
export function ResultsHeading({ found, initialised }: Search) {
  const t = useTranslations("search");
  const words = useResultText();
  const isMember = useUser() !== null;
  const waiting = initialised ? t("title") : t("loading");
  return (
    <div className={styles.heading} role="status">
      <h1>{found ? words.members(found) : waiting}</h1>
      {found && <p>{words.fictional(found)}</p>}
      {found?.filters.everyone && isMember && (
        <p className={styles.everyone}>{words.everyone(found)}</p>
      )}
    </div>
  );
}
