import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./price-line.module.css";

interface PriceLineProps {
  /** In money, such as "€ 1,00". */
  readonly money: ReactNode;
  /** The quiet second line: the credits, or the tax inside. */
  readonly credits?: ReactNode;
  /** The price without the discount, struck through; `struckText` names it for screen readers. */
  readonly struck?: ReactNode;
  readonly struckText?: string | undefined;
  readonly align?: "start" | "end" | undefined;
  readonly size?: "normal" | "big" | undefined;
}

/** A price: money first and bold, credits second and quiet. */
export function PriceLine({
  money,
  credits,
  struck,
  struckText,
  align = "end",
  size = "normal",
}: PriceLineProps) {
  return (
    <span className={classNames(styles.price, styles[align])}>
      <strong className={classNames(styles.money, size === "big" && styles.big)}>{money}</strong>
      {struck && (
        <s className={styles.second}>
          {struckText && <span className="vh">{struckText} </span>}
          {struck}
        </s>
      )}
      {credits && <span className={styles.second}>{credits}</span>}
    </span>
  );
}
