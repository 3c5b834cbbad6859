import { useTranslations } from "use-intl";
import { Wordmark } from "#ui/text/wordmark.tsx";
import { CreditsNav } from "#web/features/credits/credits-nav.tsx";
import { paths } from "#web/paths.ts";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { LinkButton } from "#web/site/link-button.tsx";
import { MainNav } from "./main-nav.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { Link } from "#web/site/link.tsx";
import styles from "./top-bar.module.css";

/** The header of every page; `onDeep` when it lies over the home page's wall. */
export function TopBar({ onDeep = false }: { onDeep?: boolean }) {
  const t = useTranslations("shell.nav");
  const { name } = useSettings();
  const user = useUser();
  return (
    <header className={styles.bar} data-on-deep={onDeep || undefined}>
      <Link to={paths.home()} className={styles.home}>
        <Wordmark name={name} />
        <span className="visually-hidden">{t("home")}</span>
      </Link>
      {user && <MainNav />}
      <div className={styles.end}>
        {user && <CreditsNav user={user} />}
        <span className={user ? styles.wide : styles.always}>
          <LanguageMenu />
        </span>
        {user ? (
          <AccountMenu user={user} />
        ) : (
          <LinkButton to={paths.login()} variant={onDeep ? "ghost-deep" : "quiet"}>
            {t("login")}
          </LinkButton>
        )}
      </div>
    </header>
  );
}
