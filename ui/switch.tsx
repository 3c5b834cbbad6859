import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./switch.module.css";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  readonly label: ReactNode;
  /** Under the label, quieter. */
  readonly hint?: ReactNode;
  /** Where the switch stands; `end` sets it at the far side of the row. */
  readonly side?: "start" | "end" | undefined;
}

/** Something that is on or off at once, without a button to confirm it. */
export function Switch({ label, hint, side = "start", className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.row, side === "end" && styles.end, className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the box itself says whether it is checked */}
      <input {...rest} type="checkbox" role="switch" className={styles.track} />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
