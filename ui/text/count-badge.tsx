import { BADGE_CAP } from "#contract/constants.ts";
import { classNames } from "#ui/class-names.ts";
import styles from "./count-badge.module.css";

interface CountBadgeProps {
  readonly count: number;
  /** The count in words, such as "2 unread messages", for screen readers. */
  readonly label: string;
  /** `warning` and `danger` are for a balance that runs out. */
  readonly tone?: "count" | "warning" | "danger" | undefined;
}

/** A count in a coral disc. The caller decides whether zero deserves a badge. */
export function CountBadge({ count, label, tone = "count" }: CountBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      <span aria-hidden="true">{count > BADGE_CAP ? `${BADGE_CAP}+` : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
