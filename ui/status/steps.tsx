import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./steps.module.css";

interface StepsProps {
  /** From 0. */
  readonly step: number;
  readonly total: number;
  /** The step in words, because the bars are only visual. */
  readonly text: string;
  /** At the end of the text, such as a Stop button. */
  readonly aside?: ReactNode;
}

/** The step of a form as text, with a bar for each step. */
export function Steps({ step, total, text, aside }: StepsProps) {
  return (
    <div className={styles.steps}>
      <div className={styles.head}>
        <p className={styles.text}>{text}</p>
        {aside}
      </div>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: total }, (_, at) => (
          <span key={at} className={classNames(styles.bar, at <= step && styles.done)} />
        ))}
      </div>
    </div>
  );
}
