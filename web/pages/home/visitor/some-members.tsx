import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { MemberCard } from "#web/features/profiles/member-card.tsx";
import { MemberGrid, MemberGridSkeleton } from "#web/features/profiles/member-grid.tsx";
import { searchQuery } from "#web/features/search/queries.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/site/links/text-link.tsx";
import { useVisitorCountry } from "#web/site/use-visitor-country.ts";
import { Section } from "./section.tsx";
import styles from "./some-members.module.css";

const SHOWN = 8;

/**
 * The members who were active last. Search engines may list this page but no member, so only the
 * browser loads them, from an address that robots.txt excludes.
 */
export function SomeMembers() {
  const t = useTranslations("home.people");
  const { data } = useQuery(searchQuery(useApi(), { country: useVisitorCountry() }));
  const found = data?.is === "found" ? data.members : null;
  const members = found?.filter(({ is }) => is === "member").slice(0, SHOWN);
  if (members?.length === 0) return null;
  return (
    <Section
      heading={t("heading")}
      className={styles.members}
      link={<TextLink to={paths.members()}>{t("all")}</TextLink>}
    >
      {members ? (
        <MemberGrid>
          {members.map((member) => (
            <li key={member.id}>
              <MemberCard member={member} to={paths.member(member.id)} heading="h3" />
            </li>
          ))}
        </MemberGrid>
      ) : (
        <MemberGridSkeleton cards={SHOWN} />
      )}
    </Section>
  );
}
