import { useParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { likesQuery } from "#web/features/likes/queries.ts";
import { isLikeType } from "#web/features/likes/lists/like-lists.ts";
import { LikesList } from "#web/features/likes/lists/likes-list.tsx";
import { LikesTabs } from "#web/features/likes/lists/likes-tabs.tsx";
import { notFound } from "#web/site/not-found.ts";
import { pageContext } from "#web/page-context.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import styles from "./likes-page.module.css";

/** `/likes` and `/likes/:type`: likes received (the default), likes given, and matches. */
export function Page() {
  const t = useTranslations("likes-list");
  const requested = useParams()["type"];
  const type = isLikeType(requested) ? requested : "received";
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="visually-hidden-on-phone">{t("title")}</h1>
      <LikesTabs type={type} />
      <LikesList type={type} />
    </div>
  );
}

export async function load({ context, params }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient, head } = context.get(pageContext);
  if (params["type"] !== undefined && !isLikeType(params["type"])) notFound();
  // In the browser the page shows a skeleton instead of waiting.
  if (head) await queryClient.ensureQueryData(likesQuery(api));
}
