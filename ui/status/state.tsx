import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./state.module.css";

interface ErrorStateProps {
  /** A sentence: what happened. */
  readonly title: ReactNode;
  /** One line of help, such as whether something was lost or paid. */
  readonly children?: ReactNode;
  /** The next step: one button or link. */
  readonly action?: ReactNode;
}

interface EmptyStateProps extends ErrorStateProps {
  readonly icon: ReactNode;
}

/** Explains that nothing is here yet, and what to do about it. */
export function EmptyState({ icon, ...words }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.icon}>{icon}</div>
      <StateWords {...words} />
    </div>
  );
}

/** Replaces content that failed to load; announced at once. */
export function ErrorState(words: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <div className={classNames(styles.icon, styles.error)}>
        <CircleAlert />
      </div>
      <StateWords {...words} />
    </div>
  );
}

function StateWords({ title, children, action }: ErrorStateProps) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.help}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </>
  );
}
