import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import styles from "./account-deleted.module.css";

const SECONDS = 20;

interface Partner {
  readonly name: string;
  readonly url: string;
}

/** Redirects to the site's partner after a countdown, unless the reader stops it. */
export function PartnerRedirect({ partner }: { readonly partner: Partner }) {
  const t = useTranslations("deletion.partner");
  const [left, setLeft] = useState<number | null>(SECONDS);
  useEffect(() => {
    if (left === null) return undefined;
    if (left === 0) window.location.assign(partner.url);
    const timer = window.setTimeout(() => setLeft(Math.max(0, left - 1)), 1_000);
    return () => window.clearTimeout(timer);
  }, [left, partner.url]);
  const isCounting = left !== null && left > 0;
  return (
    <div className={styles.partner}>
      <p>
        {isCounting
          ? t("countdown", { count: left, name: partner.name })
          : t("stopped", { name: partner.name })}
      </p>
      <div className={styles.actions}>
        {isCounting && (
          <Button variant="quiet" onClick={() => setLeft(null)}>
            {t("stop")}
          </Button>
        )}
        <a href={partner.url} rel="noreferrer" className={styles.link}>
          {t("go", { name: partner.name })}
        </a>
      </div>
    </div>
  );
}
