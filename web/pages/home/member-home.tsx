import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import type { ProfileCard } from "#contract/profile-view.ts";
import { newMembersQuery, searchQuery } from "#web/features/search/queries.ts";
import { MemberCard } from "#web/features/profiles/member-card.tsx";
import { MemberGrid, MemberGridSkeleton } from "#web/features/profiles/member-grid.tsx";
import { useApi } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./member-home.module.css";
import { WhatIsNew } from "./what-is-new.tsx";

/** For a member: what waits for her, who is new, and who was here lately. */
export function MemberHome({ user }: { user: User }) {
  const t = useTranslations("home.member");
  const { name } = useSettings();
  return (
    <div className={styles.page}>
      <PageTitle bare>{name}</PageTitle>
      <div className={styles.welcome}>
        <h1>{t("welcome", { name: user.profile.name })}</h1>
        <p>{t("lead")}</p>
      </div>
      <WhatIsNew />
      <NewMembers />
      <RecentlyActive />
    </div>
  );
}

const SHOWN = 4;

/** Who came lately, of those she seeks; where nobody did, nothing is said of it. */
function NewMembers() {
  const t = useTranslations("home.member");
  const { data: members = [] } = useQuery(newMembersQuery(useApi()));
  if (members.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t("newMembers")}</h2>
      <Cards members={members} />
    </section>
  );
}

/** Members by whom she seeks, in her own country; the search brings the latest first. */
function RecentlyActive() {
  const t = useTranslations("home.member");
  const { data, error } = useQuery(searchQuery(useApi(), {}));
  const found = data?.is === "found" ? data.members : [];
  const members = found.filter((member) => member.is === "member").slice(0, SHOWN);
  if (error || (data && members.length === 0)) return null;
  return (
    <section className={styles.section}>
      <h2>{t("active")}</h2>
      {!data && <MemberGridSkeleton cards={SHOWN} />}
      {data && <Cards members={members} />}
      <div className={styles.all}>
        <LinkButton to={paths.members()} size="big">
          {t("all")}
        </LinkButton>
      </div>
    </section>
  );
}

function Cards({ members }: { readonly members: readonly ProfileCard[] }) {
  return (
    <div className={styles.row}>
      <MemberGrid>
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} to={paths.member(member.id)} heading="h3" />
          </li>
        ))}
      </MemberGrid>
    </div>
  );
}
