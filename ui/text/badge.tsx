import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** A short status on a photo, as text. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
