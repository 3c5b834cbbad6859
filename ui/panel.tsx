import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./panel.module.css";

interface PanelProps extends Omit<ComponentProps<"section">, "ref"> {
  readonly as?: "section" | "div" | "aside" | "article" | undefined;
  /** Casts a shadow, as on the order panel. */
  readonly lifted?: boolean | undefined;
}

/** A surface with a hairline border. Never nested. */
export function Panel({ as: Element = "section", lifted, className, ...rest }: PanelProps) {
  return (
    <Element {...rest} className={classNames(styles.panel, lifted && styles.lifted, className)} />
  );
}
