import { useSuspenseQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { searchQuery } from "#web/features/search/queries.ts";
import { ProfilePhoto } from "#web/features/profiles/profile-photo.tsx";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { DoneCard } from "./done-card.tsx";
import { Link } from "#web/site/links/link.tsx";
import styles from "./members-card.module.css";

const SHOWN = 3;

/** A few members from the new member's default search, with a link to all results. */
export function MembersCard() {
  const t = useTranslations("activation.done");
  const nameAge = useTranslations("profiles");
  const format = useFormatter();
  // Without filters the server searches the member's country for the gender they seek.
  const found = useSuspenseQuery(searchQuery(useApi(), {})).data;
  if (found.is !== "found") return null;
  const shown = found.members.filter(({ is }) => is === "member").slice(0, SHOWN);
  return (
    <DoneCard title={t("members")}>
      {shown.length > 0 && (
        <ul className={styles.people}>
          {shown.map((member) => (
            <li key={member.id}>
              <Link to={paths.member(member.id)} className={styles.person}>
                <ProfilePhoto member={member} sizes="(min-width: 768px) 130px, 28vw" />
                <span className={styles.name}>
                  {nameAge("nameAge", { name: member.name, age: String(member.age) })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        {found.numResultsCapped
          ? t("membersMany", { count: format.number(found.numResults) })
          : t("membersFound", { count: found.numResults })}{" "}
        {t("membersLead")}
      </p>
      <LinkButton to={paths.members()} size="big" wide>
        {t("onward")}
      </LinkButton>
    </DoneCard>
  );
}
