import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { NotificationChoices } from "#web/features/notifications/notification-choices.tsx";
import { notificationsQuery } from "#web/features/notifications/queries.ts";
import { pageContext } from "#web/page-context.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import styles from "./notifications-page.module.css";

export async function load({ context }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient } = context.get(pageContext);
  await queryClient.ensureQueryData(notificationsQuery(api));
}

/** `/notifications`: which notifications the member gets by mail. */
export function Page() {
  const t = useTranslations("notifications");
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <h1>{t("title")}</h1>
      <NotificationChoices />
    </div>
  );
}
