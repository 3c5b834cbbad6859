import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import styles from "./warnings-strip.module.css";

interface StripProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The place of a warning or an offer, between the header and the content of a page. */
export function Strip({ className, children }: StripProps) {
  const t = useTranslations("shell");
  return (
    <aside className={className} aria-label={t("warnings")}>
      <div className={styles.strip}>{children}</div>
    </aside>
  );
}
