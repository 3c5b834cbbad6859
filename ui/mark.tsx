import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./mark.module.css";

interface MarkProps {
  /** `ok` confirmed, `warn` being looked at, `paper` on a photo. */
  readonly tone: "ok" | "warn" | "paper";
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short fact in words, perhaps with an icon; never the icon or the colour alone. */
export function Mark({ tone, icon, children }: MarkProps) {
  return (
    <span className={classNames(styles.mark, styles[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
