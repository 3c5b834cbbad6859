import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import { SignupHost } from "#web/features/signup/signup-host.tsx";
import { paths } from "#web/paths.ts";
import { Disclaimer } from "#web/shell/disclaimer.tsx";
import { DemoNote } from "#web/shell/demo-note.tsx";
import { Footer } from "#web/shell/footer.tsx";
import { SkipLink } from "#web/shell/skip-link.tsx";
import { TabBar } from "#web/shell/tab-bar.tsx";
import { TopBar } from "#web/shell/top-bar.tsx";
import { useUser } from "#web/site/use-site.ts";
import { WarningsStrip } from "#web/shell/warnings-strip.tsx";
import styles from "./layouts.module.css";

/** Top bar, page, footer and disclaimer; the tab bar under 768 px. `children` replaces the page. */
export function DefaultLayout({ children }: { children?: ReactNode }) {
  // The front page's wall extends behind the bar, so that page renders its own bar.
  const visitor = useUser() === null;
  const ownTopBar = useLocation().pathname === paths.home() && visitor;
  return (
    <div className={styles.default}>
      <SkipLink />
      <DemoNote />
      {!ownTopBar && <TopBar />}
      <WarningsStrip />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <Footer />
      <Disclaimer />
      <TabBar />
      <SignupHost />
    </div>
  );
}
