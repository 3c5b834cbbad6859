import type { ReactNode } from "react";
import { X } from "lucide-react";
import { IconButton } from "#ui/action/icon-button.tsx";
import { classNames } from "#ui/class-names.ts";
import styles from "./alert.module.css";

interface AlertProps {
  /** `warn` if something does not work, `offer` for what the member could do. */
  readonly tone: "warn" | "offer";
  readonly icon: ReactNode;
  readonly action: ReactNode;
  /** Omitted if the alert cannot be dismissed. */
  readonly onClose?: (() => void) | undefined;
  readonly closeText: string;
  readonly children: ReactNode;
}

/** One sentence above a page, with what can be done about it. */
export function Alert({ tone, icon, action, onClose, closeText, children }: AlertProps) {
  return (
    <div className={classNames(styles.alert, styles[tone])}>
      {icon}
      <p className={styles.words}>{children}</p>
      <div className={styles.action}>{action}</div>
      {onClose && (
        <IconButton name={closeText} className={styles.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
