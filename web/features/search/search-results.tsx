import { useTranslations } from "use-intl";
import { Note } from "#ui/text/note.tsx";
import { LikeHeart } from "#web/features/likes/like-heart.tsx";
import { FailedToLoad } from "#web/features/profiles/failed-to-load.tsx";
import { MemberCard } from "#web/features/profiles/member-card.tsx";
import { MemberGrid, MemberGridSkeleton } from "#web/features/profiles/member-grid.tsx";
import { paths } from "#web/paths.ts";
import { NoResults } from "./no-results.tsx";
import { PageLinks } from "./page-links.tsx";
import styles from "./search-results.module.css";
import type { Search } from "./use-search.ts";
import { useResultText } from "./use-result-text.ts";

const SEEN_FIRST = 4;

/** The members found, or why there are none. */
export function SearchResults(search: Search) {
  const { initialised, found, error } = search;
  const errors = useTranslations("errors");
  if (error) return <FailedToLoad error={error} again={search.again} />;
  if (!initialised) return <MemberGridSkeleton />;
  if (!found) return <Note tone="warn">{wrongWords(search) || errors("invalid_input")}</Note>;
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

/** What is wrong, for screens where the fields are hidden. */
function wrongWords({ wrong }: Search): string {
  return [...new Set(Object.values(wrong).map(({ message }) => message))].join(" ");
}

/** How many members there are; screen readers announce a change. */
export function ResultsHeading({ found, initialised }: Search) {
  const t = useTranslations("search");
  const words = useResultText();
  const waiting = initialised ? t("title") : t("loading");
  return (
    <div className={styles.heading} role="status">
      <h1>{found ? words.members(found) : waiting}</h1>
      {found && <p>{words.fictional(found)}</p>}
    </div>
  );
}
