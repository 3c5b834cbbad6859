import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { steps } from "./answers.ts";
import styles from "./signup-progress.module.css";

interface SignupProgressProps {
  /** From 0. */
  readonly step: number;
  /** The Stop button, if no bar above has it. */
  readonly stop?: ReactNode;
}

/** The step as text, with a bar for each. */
export function SignupProgress({ step, stop }: SignupProgressProps) {
  const t = useTranslations("signup");
  const numbers = { current: String(step + 1), total: String(steps.length) };
  return (
    <div className={styles.steps}>
      <div className={styles.head}>
        <p className={styles.text}>{t("progress", numbers)}</p>
        {stop}
      </div>
      <div className={styles.bars} aria-hidden="true">
        {steps.map((name, at) => (
          <span key={name} className={classNames(styles.bar, at <= step && styles.done)} />
        ))}
      </div>
    </div>
  );
}
