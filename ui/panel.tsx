import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./panel.module.css";

interface PanelProps extends Omit<ComponentProps<"section">, "ref"> {
  readonly as?: "section" | "div" | "aside" | "article" | undefined;
  /** Stands off the page a little, as the order does. */
  readonly lifted?: boolean | undefined;
}

/** A sheet of paper with a hairline. Never one inside another. */
export function Panel({ as: Element = "section", lifted, className, ...rest }: PanelProps) {
  return (
    <Element {...rest} className={classNames(styles.panel, lifted && styles.lifted, className)} />
  );
}
