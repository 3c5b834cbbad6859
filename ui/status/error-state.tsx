import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./state.module.css";

interface ErrorStateProps {
  /** What happened. */
  readonly title: ReactNode;
  /** Whether something was lost or paid. */
  readonly children?: ReactNode;
  /** The next step: one button or link. */
  readonly action?: ReactNode;
}

/** Replaces content that failed to load; announced at once. */
export function ErrorState({ title, children, action }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <div className={classNames(styles.icon, styles.error)}>
        <CircleAlert />
      </div>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.help}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
