import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { deckQuery } from "#web/features/likes/swipe-game/queries.ts";
import { SwipeGame } from "#web/features/likes/swipe-game/swipe-game.tsx";
import { pageContext } from "#web/page-context.ts";
import { PageTitle } from "#web/site/page-title.tsx";

/** `/swipe-game`: members who fit, one by one. */
export function Page() {
  const t = useTranslations("swipe-game");
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <SwipeGame />
    </>
  );
}

export async function load({ context }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient } = context.get(pageContext);
  await queryClient.ensureQueryData(deckQuery(api));
}
