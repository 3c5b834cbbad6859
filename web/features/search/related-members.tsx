import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/shared/ids.ts";
import { classNames } from "#ui/class-names.ts";
import { useApi } from "#web/page-context.ts";
import { MemberList } from "./member-list.tsx";
import { relatedQuery } from "./queries.ts";
import styles from "./after-results.module.css";

interface RelatedMembersProps {
  /** The member on whose profile they appear. */
  readonly id: MemberId;
}

/** Members like this one, at the end of the profile; nothing if there are none. */
export function RelatedMembers({ id }: RelatedMembersProps) {
  const t = useTranslations("more-search");
  const titleId = useId();
  const { data } = useQuery(relatedQuery(useApi(), id));
  if (!data || data.members.length === 0) return null;
  return (
    <section className={classNames(styles.part, styles.related)} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("related")}</h2>
      <MemberList members={data.members} />
    </section>
  );
}
