import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Field, inputClass } from "./field.tsx";
import type { FieldWords } from "./field-messages.tsx";

interface TextFieldProps extends FieldWords, ComponentProps<"input"> {
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
}

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
