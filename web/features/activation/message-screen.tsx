import type { ReactNode } from "react";
import { PageTitle } from "#web/site/page-title.tsx";
import styles from "./message-screen.module.css";

interface MessageScreenProps {
  readonly icon: ReactNode;
  /** Also the title of the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page with a single message and a single next step. */
export function MessageScreen({ icon, title, children }: MessageScreenProps) {
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.icon}>{icon}</div>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
