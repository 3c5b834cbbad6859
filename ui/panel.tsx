import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./panel.module.css";

interface PanelProps extends ComponentProps<"section"> {
  /** Casts a shadow, as on the order panel. */
  readonly lifted?: boolean | undefined;
}

/** A surface with a hairline border. Never nested. */
export function Panel({ lifted, className, ...rest }: PanelProps) {
  return (
    <section {...rest} className={classNames(styles.panel, lifted && styles.lifted, className)} />
  );
}
