import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./steps.module.css";

interface StepsProps {
  /** From 1. */
  readonly current: number;
  readonly total: number;
  /** The same in words, such as "Step 2 of 4". */
  readonly text: string;
  /** At the end of the text line, such as a Stop button. */
  readonly aside?: ReactNode;
}

/** Progress as text, with a bar for each step. */
export function Steps({ current, total, text, aside }: StepsProps) {
  return (
    <div className={styles.steps}>
      <div className={styles.head}>
        <p className={styles.text}>{text}</p>
        {aside}
      </div>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          <span key={step} className={classNames(styles.bar, step < current && styles.done)} />
        ))}
      </div>
    </div>
  );
}
