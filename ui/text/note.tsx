import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { FictionalIcon } from "./fictional-icon.tsx";
import styles from "./note.module.css";

interface NoteProps {
  /** `fiction` marks a fictional profile with the site's icon. */
  readonly tone?: "plain" | "warn" | "fiction" | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A note in the flow of the page; its key words go in <strong>. */
export function Note({ tone = "plain", icon, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone])}>
      {tone === "fiction" ? <FictionalIcon /> : icon}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
