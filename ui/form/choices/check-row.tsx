import { useId } from "react";
import type { ComponentProps } from "react";
import styles from "./check-row.module.css";

interface CheckRowProps extends Omit<ComponentProps<"input">, "type"> {
  readonly label: string;
  readonly hint: string;
}

/** A switch in a list: words on the left, the box on the right. The whole row is the target. */
export function CheckRow({ label, hint, ...rest }: CheckRowProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <input
        {...rest}
        type="checkbox"
        className={styles.box}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
      />
    </label>
  );
}
