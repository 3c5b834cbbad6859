import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Field, inputClass } from "./field.tsx";
import type { LabelledField } from "./field.tsx";
import styles from "./text-field.module.css";

/** A single-line text field; other props go to the <input>. */
export function TextField(props: LabelledField & ComponentProps<"input">) {
  const { label, labelHidden, hint, error, ok, after, id, className, ...rest } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, ok, after, id }}>
      {(control) => <input {...rest} {...control} className={classNames(inputClass, className)} />}
    </Field>
  );
}

/** A multi-line text field that grows with its content up to half the screen. */
export function TextAreaField(props: LabelledField & ComponentProps<"textarea">) {
  const { label, labelHidden, hint, error, ok, after, id, className, ...rest } = props;
  const look = classNames(inputClass, styles.area, className);
  return (
    <Field {...{ label, labelHidden, hint, error, ok, after, id }}>
      {(control) => <textarea {...rest} {...control} className={look} />}
    </Field>
  );
}
