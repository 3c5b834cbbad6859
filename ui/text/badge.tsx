import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./badge.module.css";

interface BadgeProps {
  /** `ok`: confirmed; `warn`: under review; `paper`: on a photo. */
  readonly tone: "ok" | "warn" | "paper";
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short status as text, optionally with an icon; never an icon or a colour alone. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
