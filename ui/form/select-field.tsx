import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Field, inputClass, splitFieldProps } from "./field.tsx";
import type { LabelledField } from "./field.tsx";
import styles from "./select-field.module.css";

interface SelectFieldProps extends LabelledField, ComponentProps<"select"> {
  /** Marks the control as invalid; its group shows the error. */
  readonly invalid?: boolean | undefined;
  readonly fieldClassName?: string | undefined;
  /** Values with their labels, after the children. */
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** A native select. */
export function SelectField({ fieldClassName, options, children, ...props }: SelectFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field} className={fieldClassName}>
      {(attributes) => (
        <span className={styles.frame}>
          <select {...control} {...attributes} className={classNames(inputClass, styles.select)}>
            {children}
            {options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
