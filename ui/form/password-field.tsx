import { useState } from "react";
import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { Field, inputClass, splitFieldProps } from "./field.tsx";
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
export function PasswordField({ showText, hideText, ...props }: PasswordFieldProps) {
  const { field, control } = splitFieldProps(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(attributes) => (
        <div className={styles.row}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...attributes}
            type={shown ? "text" : "password"}
            className={classNames(inputClass, styles.input)}
          />
          <TextButton
            className={styles.toggle}
            aria-controls={attributes.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? hideText : showText}
          </TextButton>
        </div>
      )}
    </Field>
  );
}
