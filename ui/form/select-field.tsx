import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Field, inputClass } from "./field.tsx";
import type { LabelledField } from "./field.tsx";
import styles from "./select-field.module.css";

interface SelectFieldProps extends LabelledField, ComponentProps<"select"> {
  /** Invalid together with others; their group says why. */
  readonly invalid?: boolean | undefined;
  readonly fieldClassName?: string | undefined;
  /** `pill` is the round one for sorting a list. */
  readonly look?: "field" | "pill" | undefined;
}

/** The platform's own select; its children are <option> and <optgroup>. */
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
