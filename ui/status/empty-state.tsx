import type { ReactNode } from "react";
import styles from "./state.module.css";

interface EmptyStateProps {
  readonly icon: ReactNode;
  /** A sentence. */
  readonly title: ReactNode;
  /** One line of help. */
  readonly children?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
}

/** Explains that nothing is here yet, and what to do about it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.icon}>{icon}</div>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.help}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
