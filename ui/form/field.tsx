import { useId, useState } from "react";
import type { ChangeEvent, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./field.module.css";
import { FieldMessages, describedBy } from "./field-messages.tsx";
import type { FieldTexts } from "./field-messages.tsx";

/** The attributes that link a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** The texts of a control: its label and its messages. */
export interface LabelledField extends FieldTexts {
  readonly label: ReactNode;
  /** Shows the label to screen readers only. */
  readonly labelHidden?: boolean | undefined;
}

interface FieldProps extends LabelledField {
  /** The control's id, if something else refers to it. */
  readonly id?: string | undefined;
  /** Marks the control as invalid; its group shows the error. */
  readonly invalid?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** One control with its label above and its messages below. */
export function Field({
  label,
  labelHidden,
  id,
  invalid,
  className,
  children,
  ...words
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={labelHidden ? "visually-hidden" : styles.label} htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        "aria-describedby": describedBy(controlId, words),
        "aria-invalid": words.error || invalid ? true : undefined,
      })}
      <FieldMessages id={controlId} {...words} />
    </div>
  );
}

interface FieldGroupProps extends FieldTexts {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Several controls for one question: choice rows, chips, or a date in three parts. Choosing another
 * row hides the error, until the next one.
 */
export function FieldGroup({ legend, legendHidden, children, ...texts }: FieldGroupProps) {
  const id = useId();
  const [answered, setAnswered] = useState<FieldTexts["error"]>();
  if (answered && !texts.error) setAnswered(undefined);
  const words = texts.error === answered ? { ...texts, error: undefined } : texts;

  function answer({ target }: ChangeEvent<HTMLFieldSetElement>) {
    if ("type" in target && target.type === "radio") setAnswered(texts.error);
  }
  return (
    <fieldset
      aria-describedby={describedBy(id, words)}
      data-invalid={words.error ? true : undefined}
      onChange={answer}
    >
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

/** Separates the props of a Field from those of the control in it. */
export function splitFieldProps<Props extends Omit<FieldProps, "children" | "className">>({
  label,
  labelHidden,
  hint,
  error,
  ok,
  after,
  id,
  invalid,
  ...control
}: Props) {
  return { field: { label, labelHidden, hint, error, ok, after, id, invalid }, control };
}

/** The style of a text control, for controls built elsewhere. */
export const inputClass = classNames(styles.input);
