import { useId } from "react";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./field.module.css";
import { FieldMessages, describedBy } from "./field-messages.tsx";
import type { FieldTexts } from "./field-messages.tsx";

interface FieldGroupProps extends FieldTexts {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean | undefined;
  readonly children: ReactNode;
}

/** Several controls for one question: choice rows, chips, or a date in three parts. */
export function FieldGroup({ legend, legendHidden, children, ...words }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, words)}>
      <legend
        className={legendHidden ? "visually-hidden" : classNames(styles.label, styles.legend)}
      >
        {legend}
      </legend>
      <div className={styles.field}>
        {children}
        <FieldMessages id={id} {...words} />
      </div>
    </fieldset>
  );
}
