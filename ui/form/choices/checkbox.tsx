import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./checkbox.module.css";
import { FieldMessages, describedBy } from "#ui/form/field-messages.tsx";
import type { FieldTexts } from "#ui/form/field-messages.tsx";

interface CheckboxProps extends FieldTexts, Omit<ComponentProps<"input">, "type"> {
  /** May hold a link. */
  readonly label: ReactNode;
}

/** A checkbox whose label is part of the target. */
export function Checkbox({ label, hint, error, ok, after, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const words = { hint, error, ok, after };
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          className={styles.box}
          aria-describedby={describedBy(controlId, words)}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldMessages id={controlId} {...words} />
    </div>
  );
}
