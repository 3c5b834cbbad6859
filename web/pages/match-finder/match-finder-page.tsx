import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { MatchFinder } from "#web/features/match-finder/match-finder.tsx";
import { ownDetailsQuery } from "#web/features/profiles/own-profile/queries.ts";
import { pageContext, useApi } from "#web/page-context.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { userQuery } from "#web/site/queries.ts";
import { useUser } from "#web/site/use-site.ts";

/** `/match-finder`: what appeals to a visitor or a member, by drawn examples. */
export function Page() {
  const t = useTranslations("match-finder");
  const loggedIn = useUser() !== null;
  const own = useQuery({ ...ownDetailsQuery(useApi()), enabled: loggedIn }).data;
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <MatchFinder seeks={own?.seeks ?? "both"} />
    </>
  );
}

/** The examples are of the gender that a member seeks. */
export async function load({ context }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient } = context.get(pageContext);
  const user = await queryClient.ensureQueryData(userQuery(api));
  if (user) await queryClient.ensureQueryData(ownDetailsQuery(api));
}
