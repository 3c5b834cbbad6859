import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./choice-row.module.css";

interface ChoiceRowProps extends Omit<ComponentProps<"input">, "type" | "name" | "value"> {
  /** The same in every row of a question. */
  readonly name: string;
  readonly value: string;
  /** At the end of the row, such as a price. */
  readonly aside?: ReactNode;
}

/** A radio answer. The whole row is the target. */
export function ChoiceRow({ aside, className, children, ...rest }: ChoiceRowProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <input {...rest} type="radio" className={styles.dot} />
      <span className={styles.words}>{children}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </label>
  );
}

/** Goes in a FieldGroup, whose legend asks the question. Two columns from 768 px. */
export function ChoiceRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
