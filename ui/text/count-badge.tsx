import { BADGE_CAP } from "#contract/constants.ts";
import { classNames } from "#ui/class-names.ts";
import styles from "./count-badge.module.css";

interface CountBadgeProps {
  readonly count: number;
  /** The whole of it in words, such as "2 unread messages"; the digits are drawn only. */
  readonly label: string;
  /** `warning` and `danger` are for a balance that runs out. */
  readonly tone?: "count" | "warning" | "danger" | undefined;
}

/** A count in a coral round. Whether nothing is worth a badge is up to whoever places it. */
export function CountBadge({ count, label, tone = "count" }: CountBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      <span aria-hidden="true">{count > BADGE_CAP ? `${BADGE_CAP}+` : count}</span>
      <span className="vh">{label}</span>
    </span>
  );
}
