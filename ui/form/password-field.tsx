import { useState } from "react";
import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Field, inputClass } from "./field.tsx";
import type { LabelledField } from "./field.tsx";
import styles from "./password-field.module.css";
import { TextButton } from "#ui/action/text-link.tsx";

interface PasswordFieldProps extends LabelledField, Omit<ComponentProps<"input">, "type"> {
  /** "current-password" or "new-password". */
  readonly autoComplete: "current-password" | "new-password";
  readonly showText: string;
  readonly hideText: string;
}

/** A password field with a toggle that shows the text. */
export function PasswordField({
  label,
  labelHidden,
  showText,
  hideText,
  hint,
  error,
  ok,
  after,
  id,
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, labelHidden, hint, error, ok, after, id }}>
      {(control) => (
        <div className={styles.row}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? "text" : "password"}
            className={classNames(inputClass, styles.input, className)}
          />
          <TextButton
            className={styles.toggle}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? hideText : showText}
          </TextButton>
        </div>
      )}
    </Field>
  );
}
