import { Outlet, useLocation } from "react-router";
import { paths } from "#web/paths.ts";
import { DemoNote } from "#web/shell/demo-note.tsx";
import { SkipLink } from "#web/shell/skip-link.tsx";
import { TabBar } from "#web/shell/tab-bar.tsx";
import { TopBar } from "#web/shell/top-bar.tsx";
import styles from "./layouts.module.css";

/** Gives the conversation the full height: a top bar from 768 px, no footer, and tabs below the list. */
export function ChatLayout() {
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
      <main id="content" className={styles.chatContent} tabIndex={-1}>
        <Outlet />
      </main>
      {listOnly && <TabBar />}
    </div>
  );
}
