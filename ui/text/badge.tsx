import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./badge.module.css";

interface BadgeProps {
  /** `ok` confirmed, `warn` being looked at, `paper` on a photo. */
  readonly tone: "ok" | "warn" | "paper";
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short fact in words, perhaps with an icon; never the icon or the colour alone. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.mark, styles[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
