import { Drama } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./note.module.css";

interface NoteProps {
  /** `fiction` says that a profile is fictional and brings its own icon; `discount` is the coral strip. */
  readonly tone?: "plain" | "warn" | "fiction" | "discount" | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** Something to know, in the flow of the page; its main words go in <strong>. */
export function Note({ tone = "plain", icon, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone])}>
      {tone === "fiction" ? <Drama /> : icon}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
