import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Field, inputClass } from "./field.tsx";
import type { LabelledField } from "./field.tsx";
import styles from "./select-field.module.css";

interface SelectFieldProps extends LabelledField, ComponentProps<"select"> {
  /** Marks the control as invalid; its group shows the error. */
  readonly invalid?: boolean | undefined;
  readonly fieldClassName?: string | undefined;
  /** `pill` is rounded, for sorting a list. */
  readonly look?: "field" | "pill" | undefined;
}

/** A native select; its children are <option> and <optgroup>. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  ok,
  after,
  id,
  invalid,
  fieldClassName,
  look = "field",
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field
      {...{ label, labelHidden, hint, error, ok, after, id, invalid }}
      className={fieldClassName}
    >
      {(control) => (
        <span className={styles.frame}>
          <select
            {...rest}
            {...control}
            className={classNames(inputClass, styles.select, styles[look], className)}
          />
          <ChevronDown className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
