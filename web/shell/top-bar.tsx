import { useLocation } from "react-router";
import { Link } from "#web/site/links/link.tsx";
import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { Wordmark } from "#ui/text/wordmark.tsx";
import { CreditsNav } from "#web/features/credits/credits-nav.tsx";
import { SignupLinkButton } from "#web/features/signup/signup-link.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { AccountMenu } from "./account-menu.tsx";
import { BackButton } from "./back-button.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { MainNav } from "./nav.tsx";
import { pageNameAt } from "./nav-items.ts";
import styles from "./top-bar.module.css";

/** The header of every page; `onDeep` when it lies over the home page's wall. */
export function TopBar({ onDeep = false }: { onDeep?: boolean }) {
  const t = useTranslations("shell.nav");
  const { name } = useSettings();
  const user = useUser();
  const { pathname } = useLocation();
  const pageName = user && pageNameAt(pathname);
  return (
    <header className={styles.bar} data-on-deep={onDeep || undefined}>
      <span className={styles.inApp}>
        <BackButton />
      </span>
      <Link to={paths.home()} className={classNames(styles.home, pageName && styles.fromTablet)}>
        <Wordmark name={name} />
        <span className="visually-hidden">{t("home")}</span>
      </Link>
      {pageName && (
        // The page's h1 and the current tab already announce it.
        <span className={styles.pageName} aria-hidden>
          {t(pageName)}
        </span>
      )}
      {user && <MainNav />}
      <div className={styles.end}>
        {user && <CreditsNav user={user} />}
        <span className={user ? styles.wide : onDeep ? undefined : styles.compact}>
          <LanguageMenu />
        </span>
        {user ? <AccountMenu user={user} /> : <VisitorLinks onDeep={onDeep} />}
      </div>
    </header>
  );
}

/** On the front page the wall has the way to sign up; on every other page the bar has it. */
function VisitorLinks({ onDeep }: { onDeep: boolean }) {
  const t = useTranslations("shell.nav");
  const { signups } = useSettings();
  if (onDeep || signups === "closed") {
    return (
      <LinkButton to={paths.login()} variant={onDeep ? "ghost-deep" : "quiet"}>
        {t("login")}
      </LinkButton>
    );
  }
  return (
    <>
      <Link to={paths.login()} className={styles.logIn}>
        {t("login")}
      </Link>
      <span className={styles.fromTablet}>
        <SignupLinkButton variant="soft">{t("signUp")}</SignupLinkButton>
      </span>
      <span className={styles.belowTablet}>
        <SignupLinkButton variant="soft">{t("signUpShort")}</SignupLinkButton>
      </span>
    </>
  );
}
