import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Field, inputClass, splitFieldProps } from "./field.tsx";
import type { LabelledField } from "./field.tsx";
import styles from "./text-field.module.css";

/** A single-line text field; other props go to the <input>. */
export function TextField(props: LabelledField & ComponentProps<"input">) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => <input {...control} {...attributes} className={inputClass} />}
    </Field>
  );
}

/** A multi-line text field that grows with its content up to half the screen. */
export function TextAreaField(props: LabelledField & ComponentProps<"textarea">) {
  const { field, control } = splitFieldProps(props);
  const look = classNames(inputClass, styles.area, props.className);
  return (
    <Field {...field}>
      {(attributes) => <textarea {...control} {...attributes} className={look} />}
    </Field>
  );
}
