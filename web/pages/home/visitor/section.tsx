import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./section.module.css";

interface SectionProps {
  readonly heading: string;
  /** A link next to the heading. */
  readonly link?: ReactNode;
  /** As wide as the page; otherwise its parent decides. */
  readonly wide?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the visitors' front page below the wall, with a line above. */
export function Section({ heading, link, wide = true, className, children }: SectionProps) {
  return (
    <section className={classNames(styles.section, wide && styles.wide, className)}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {link}
      </div>
      {children}
    </section>
  );
}
