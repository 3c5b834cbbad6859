import { Outlet } from "react-router";
import { Disclaimer } from "#web/shell/disclaimer.tsx";
import { DemoNote } from "#web/shell/demo-note.tsx";
import { Footer } from "#web/shell/footer.tsx";
import { SkipLink } from "#web/shell/skip-link.tsx";
import { TabBar } from "#web/shell/tab-bar.tsx";
import { TopBar } from "#web/shell/top-bar.tsx";
import styles from "./layouts.module.css";

/** Top bar, page, footer and disclaimer; the tab bar under 768 px. */
export function DefaultLayout() {
  return (
    <div className={styles.default}>
      <SkipLink />
      <DemoNote />
      <TopBar />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Disclaimer />
      <TabBar />
    </div>
  );
}
