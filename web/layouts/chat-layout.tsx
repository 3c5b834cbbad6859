import { Outlet } from "react-router";
import { SkipLink } from "#web/shell/skip-link.tsx";
import { TopBar } from "#web/shell/top-bar.tsx";
import styles from "./layouts.module.css";

/** The whole height for the conversation: a top bar from 768 px, no footer. */
export function ChatLayout() {
  return (
    <div className={styles.chat}>
      <SkipLink />
      <div className={styles.chatBar}>
        <TopBar />
      </div>
      <main id="content" className={styles.chatContent} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
