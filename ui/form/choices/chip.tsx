import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./chip.module.css";

/** A word that toggles; a checkbox for the keyboard and screen readers. */
export function Chip({ className, children, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <label className={classNames(styles.chip, className)}>
      <input {...rest} type="checkbox" className={styles.input} />
      <Check className={styles.check} />
      {children}
    </label>
  );
}

/** The same look without a control; `shared` looks checked. */
export function StaticChip({ shared, children }: { shared?: boolean; children: ReactNode }) {
  return (
    <span className={classNames(styles.chip, shared && styles.shared)}>
      <Check className={styles.check} />
      {children}
    </span>
  );
}

/** A wrapping row of chips. */
export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>;
}
