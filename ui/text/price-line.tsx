import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./price-line.module.css";

interface PriceLineProps {
  /** Such as "€ 1,00", or "10 credits" while bonus credits pay. */
  readonly amount: ReactNode;
  /** The smaller second line, such as the credits, their source, or the included tax. */
  readonly detail?: ReactNode;
  readonly align?: "start" | "end" | undefined;
  readonly size?: "normal" | "big" | undefined;
}

/** A price: the amount in bold, then the detail in smaller text. */
export function PriceLine({ amount, detail, align = "end", size = "normal" }: PriceLineProps) {
  return (
    <span className={classNames(styles.price, styles[align])}>
      <strong className={classNames(styles.amount, size === "big" && styles.big)}>{amount}</strong>
      {detail && <span className={styles.second}>{detail}</span>}
    </span>
  );
}
