import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { PageTitle } from "#web/shell/page-title.tsx";
import { useSettings } from "#web/shell/use-site.ts";
import styles from "./member-home.module.css";

/** For a member: a greeting, and from here the rooms that are built. */
export function MemberHome({ user }: { user: User }) {
  const t = useTranslations("home.member");
  const { name } = useSettings();
  return (
    <div className={styles.page}>
      <PageTitle bare>{name}</PageTitle>
      <h1>{t("welcome", { name: user.profile.name })}</h1>
      <p>{t("lead")}</p>
    </div>
  );
}
