import { Check, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./field.module.css";

export interface FieldWords {
  readonly hint?: ReactNode;
  /** What is wrong; marks the control as invalid. */
  readonly error?: ReactNode;
  /** What the answer leads to, in green, while there is no error. */
  readonly ok?: ReactNode;
  /** Under the messages, such as an offered correction; null while there is none. */
  readonly after?: ReactNode;
}

/** Error or confirmation, hint, and what follows. A change is read out without moving the focus. */
export function FieldMessages({
  id,
  hint,
  error,
  ok,
  after,
}: FieldWords & { readonly id: string }) {
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

/** The ids of the messages that stand there, for aria-describedby. */
export function describedBy(id: string, { hint, error, ok }: FieldWords): string | undefined {
  const ids = [error ? `${id}-error` : ok && `${id}-ok`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
