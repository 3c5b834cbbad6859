import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Field, inputClass } from "./field.tsx";
import type { LabelledField } from "./field.tsx";

type TextFieldProps = LabelledField & ComponentProps<"input">;

/** One line of text; everything an <input> takes goes to the input. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  ok,
  after,
  id,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, ok, after, id }}>
      {(control) => <input {...rest} {...control} className={classNames(inputClass, className)} />}
    </Field>
  );
}
