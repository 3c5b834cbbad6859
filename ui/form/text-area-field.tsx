import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Field, inputClass } from "./field.tsx";
import type { LabelledField } from "./field.tsx";
import styles from "./text-area-field.module.css";

type TextAreaFieldProps = LabelledField & ComponentProps<"textarea">;

/** Several lines of text; grows with what is written, up to half the screen. */
export function TextAreaField({
  label,
  labelHidden,
  hint,
  error,
  ok,
  after,
  id,
  className,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, ok, after, id }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={classNames(inputClass, styles.area, className)}
        />
      )}
    </Field>
  );
}
