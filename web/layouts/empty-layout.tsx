import { Outlet } from "react-router";
import { useTranslations } from "use-intl";
import { Wordmark } from "#ui/text/wordmark.tsx";
import { SignupHost } from "#web/features/signup/signup-host.tsx";
import { paths } from "#web/paths.ts";
import { DemoNote } from "#web/shell/demo-note.tsx";
import { Disclaimer } from "#web/shell/disclaimer.tsx";
import { LanguageMenu } from "#web/shell/language-menu.tsx";
import { SkipLink } from "#web/shell/skip-link.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { Link } from "#web/site/link.tsx";
import styles from "./layouts.module.css";

/** For a single task: only the wordmark above it. */
export function EmptyLayout() {
  const t = useTranslations("shell.nav");
  const { name } = useSettings();
  return (
    <div className={styles.empty}>
      <SkipLink />
      <DemoNote />
      <header className={styles.emptyBar}>
        <Link to={paths.home()} className={styles.homeLink}>
          <Wordmark name={name} />
          <span className="visually-hidden">{t("home")}</span>
        </Link>
        <LanguageMenu />
      </header>
      <main id="content" className={styles.emptyContent} tabIndex={-1}>
        <Outlet />
      </main>
      <Disclaimer />
      <SignupHost />
    </div>
  );
}
