import { Check, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./field.module.css";

export interface FieldTexts {
  readonly hint?: ReactNode;
  /** An error; marks the control as invalid. */
  readonly error?: ReactNode;
  /** Confirms a valid answer, in green. */
  readonly ok?: ReactNode;
  /** Shown below the messages, such as a suggested correction. */
  readonly after?: ReactNode;
}

/** Error or confirmation, then the hint. Changes are announced without moving the focus. */
export function FieldMessages({
  id,
  hint,
  error,
  ok,
  after,
}: FieldTexts & { readonly id: string }) {
  return (
    <>
      <div className={styles.live} aria-live="polite">
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlert className={styles.icon} />
            <span>{error}</span>
          </p>
        ) : (
          ok && (
            <p id={`${id}-ok`} className={styles.ok}>
              <Check className={styles.icon} />
              <span>{ok}</span>
            </p>
          )
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {after !== undefined && (
        <div className={styles.live} aria-live="polite">
          {after}
        </div>
      )}
    </>
  );
}

/** The ids of the visible messages, for aria-describedby. */
export function describedBy(id: string, { hint, error, ok }: FieldTexts): string | undefined {
  const ids = [error ? `${id}-error` : ok && `${id}-ok`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
