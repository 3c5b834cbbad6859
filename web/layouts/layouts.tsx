import type { ComponentType, ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { DEMO_MAILBOX_PATH } from "#contract/shared/constants.ts";
import type { LayoutName } from "#web/routes/route-types.ts";
import { SignupHost } from "#web/features/signup/signup-host.tsx";
import { paths } from "#contract/paths.ts";
import { Footer } from "#web/shell/footer.tsx";
import { TabBar } from "#web/shell/nav.tsx";
import { TopBar } from "#web/shell/top-bar.tsx";
import { useUser, useSettings } from "#web/site/use-site.ts";
import { WarningsStrip } from "#web/shell/strips/warnings-strip.tsx";
import { Wordmark } from "#ui/text/wordmark.tsx";
import { LanguageMenu } from "#web/shell/language-menu.tsx";
import { Link } from "#web/site/links/link.tsx";
import styles from "./layouts.module.css";

/** Top bar, page, footer and disclaimer; the tab bar under 768 px. `children` replaces the page. */
export function DefaultLayout({ children }: { children?: ReactNode }) {
  // The front page's wall extends behind the bar, so that page renders its own bar.
  const visitor = useUser() === null;
  const ownTopBar = useLocation().pathname === paths.home() && visitor;
  return (
    <div className={styles.default}>
      <div className={styles.screen}>
        <SkipLink />
        <DemoNote />
        {!ownTopBar && <TopBar />}
        <WarningsStrip />
        <main id="content" className={styles.content} tabIndex={-1}>
          {children ?? <Outlet />}
        </main>
      </div>
      <Footer />
      <Disclaimer />
      <TabBar />
      <SignupHost />
    </div>
  );
}

/** Gives the conversation the full height: a top bar and warnings from 768 px, no footer, and tabs below the list. */
function ChatLayout() {
  const listOnly = useLocation().pathname === paths.chats();
  return (
    <div className={styles.chat} data-list={listOnly || undefined}>
      <SkipLink />
      <div className={styles.chatNote}>
        <DemoNote />
      </div>
      <div className={styles.chatBar}>
        <TopBar />
      </div>
      <WarningsStrip />
      <main id="content" className={styles.chatContent} tabIndex={-1}>
        <Outlet />
      </main>
      {listOnly && <TabBar />}
    </div>
  );
}

/** For a single task: only the wordmark above it. */
function EmptyLayout() {
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

/** For a landing page with its own design; only adds the disclaimer. */
function LanderLayout() {
  return (
    <div className={styles.lander}>
      <SkipLink />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Disclaimer />
    </div>
  );
}

export const layouts: Readonly<Record<LayoutName, ComponentType>> = {
  default: DefaultLayout,
  chat: ChatLayout,
  lander: LanderLayout,
  empty: EmptyLayout,
};

/** The first tab stop: a link that skips the menu. */
function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a className={styles.skip} href="#content">
      {t("skip")}
    </a>
  );
}

/** Labels every page of a demo. */
function DemoNote() {
  const t = useTranslations("shell");
  const { demo } = useSettings();
  if (!demo) return null;
  return (
    <aside className={styles.demo} aria-label={t("demoLabel")}>
      {t("demo")} <a href={DEMO_MAILBOX_PATH}>{t("demoMailbox")}</a>
    </aside>
  );
}

/** At the end of every page: adults only, and the number of fictional profiles. */
function Disclaimer() {
  const t = useTranslations("shell.disclaimer");
  const { min_age, fictional_count } = useSettings();
  return (
    <aside className={styles.disclaimer} aria-label={t("label")}>
      <p>
        {t("adults", { age: String(min_age) })}{" "}
        {fictional_count > 0 ? t("fictional", { count: fictional_count }) : t("noFictional")}
      </p>
    </aside>
  );
}
