import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { PageTitle } from "#web/site/page-title.tsx";
import styles from "./message-screen.module.css";

interface MessageScreenProps {
  readonly icon: ReactNode;
  /** Also the title of the page. */
  readonly title: string;
  /** Screen readers should read this screen, because it replaces a form on the same page. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A page with a single message and a single next step. */
export function MessageScreen({ icon, title, takesFocus, children }: MessageScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.screen}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.icon}>{icon}</div>
      <h1 ref={heading} className={styles.title} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </h1>
      {children}
    </div>
  );
}
