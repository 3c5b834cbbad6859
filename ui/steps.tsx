import { classNames } from "./class-names.ts";
import styles from "./steps.module.css";

interface StepsProps {
  /** From 1. */
  readonly current: number;
  readonly total: number;
  /** The same in words, such as "Step 2 of 4". */
  readonly text: string;
}

/** How far one is: words, and a bar for each step. */
export function Steps({ current, total, text }: StepsProps) {
  return (
    <div className={styles.steps}>
      <p className={styles.text}>{text}</p>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          <span key={step} className={classNames(styles.bar, step < current && styles.done)} />
        ))}
      </div>
    </div>
  );
}
