import { classNames } from "#ui/class-names.ts";
import styles from "./count-badge.module.css";

/** Counts above this are shown as "99+". */
const BADGE_CAP = 99;

interface CountBadgeProps {
  readonly count: number;
  /** The accessible text, such as "2 unread messages". */
  readonly label: string;
  /** `warning` and `danger` are for a low balance. */
  readonly tone?: "count" | "warning" | "danger" | undefined;
}

/** A count in a coral disc. The caller decides whether to show zero. */
export function CountBadge({ count, label, tone = "count" }: CountBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      <span aria-hidden="true">{count > BADGE_CAP ? `${BADGE_CAP}+` : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
