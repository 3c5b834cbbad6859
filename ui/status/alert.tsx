import type { ReactNode } from "react";
import { ChevronDown, X } from "lucide-react";
import { IconButton } from "#ui/action/icon-button.tsx";
import { classNames } from "#ui/class-names.ts";
import styles from "./alert.module.css";

interface AlertProps {
  /** `warn` if something does not work, `offer` for what the member could do. */
  readonly tone: "warn" | "offer";
  readonly icon: ReactNode;
  /** A few words in place of the sentence on a phone, where a press on them opens the whole alert. */
  readonly short: string;
  readonly action: ReactNode;
  /** Another action; on a phone it is in the opened alert. */
  readonly more?: ReactNode;
  /** Omitted if the alert cannot be dismissed. */
  readonly onClose?: (() => void) | undefined;
  readonly closeText: string;
  readonly children: ReactNode;
}

/** One sentence above a page, with what can be done about it. On a phone it takes one line. */
export function Alert({
  tone,
  icon,
  short,
  action,
  more,
  onClose,
  closeText,
  children,
}: AlertProps) {
  return (
    <div className={classNames(styles.alert, styles[tone])}>
      {icon}
      {/* It only opens and closes; the style shows the sentence, which wide windows have without it. */}
      <details className={styles.short}>
        <summary>
          <span>{short}</span>
          <ChevronDown aria-hidden />
        </summary>
      </details>
      <p className={styles.words}>{children}</p>
      <div className={styles.action}>{action}</div>
      {more && <div className={styles.more}>{more}</div>}
      {onClose && (
        <IconButton name={closeText} className={styles.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
