import { useId } from "react";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./field.module.css";
import { FieldMessages, describedBy } from "./field-messages.tsx";
import type { FieldWords } from "./field-messages.tsx";

/** What a control must carry so that its label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** What every control is given: its name, and what there is to say about it. */
export interface LabelledField extends FieldWords {
  readonly label: ReactNode;
  /** The label is read out but not shown. */
  readonly labelHidden?: boolean | undefined;
}

interface FieldProps extends LabelledField {
  /** The control's id, if others must point at it. */
  readonly id?: string | undefined;
  /** Wrong together with others, whose group says why. */
  readonly invalid?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** One control with its label above and what there is to say about it below. */
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
      <label className={labelHidden ? "vh" : styles.label} htmlFor={controlId}>
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

/** The look of a text control, for one that is built elsewhere. */
export const inputClass = classNames(styles.input);
