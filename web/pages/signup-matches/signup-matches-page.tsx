import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { EmptyState } from "#ui/status/state.tsx";
import { chosenAgeGroup, orderByAgeGroup } from "#web/features/match-finder/age-group.ts";
import { fittingQueries, listFitting } from "#web/features/match-finder/fitting-members.ts";
import { ownDetailsQuery } from "#web/features/profiles/own-profile/queries.ts";
import { MemberList } from "#web/features/search/member-list.tsx";
import { pageContext, useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { TextLink } from "#web/site/links/text-link.tsx";
import styles from "./signup-matches-page.module.css";

/** `/signup-matches`: members who fit what a new member answered, each with a like. */
export function Page() {
  const t = useTranslations("match-finder.matches");
  const api = useApi();
  const own = useSuspenseQuery(ownDetailsQuery(api)).data;
  const found = useSuspenseQueries({ queries: fittingQueries(api, own) });
  const [ageGroup] = useState(chosenAgeGroup);
  const members = orderByAgeGroup(listFitting(found.map(({ data }) => data)), ageGroup);
  const onward = (
    <LinkButton to={paths.members()} size="big">
      {t("onward")}
    </LinkButton>
  );
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <div className={styles.words}>
        <h1>{t("title")}</h1>
        {members.length > 0 && <p>{t("lead")}</p>}
        {members.length > 0 && ageGroup && <p>{t("byAge")}</p>}
        <p>
          <TextLink to={paths.matchFinder()}>{t("finder")}</TextLink>
        </p>
      </div>
      {members.length > 0 ? (
        <>
          <MemberList members={members} first={4} heading="h2" />
          <div className={styles.onward}>{onward}</div>
        </>
      ) : (
        <EmptyState icon={<Users aria-hidden />} title={t("none.title")} action={onward}>
          {t("none.help")}
        </EmptyState>
      )}
    </div>
  );
}

export async function load({ context }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient } = context.get(pageContext);
  const own = await queryClient.ensureQueryData(ownDetailsQuery(api));
  await Promise.all(fittingQueries(api, own).map((query) => queryClient.ensureQueryData(query)));
}
