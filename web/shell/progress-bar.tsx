import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import styles from "./progress-bar.module.css";

/** A page that loads faster than this shows no bar. */
const LOADING_BAR_THROTTLE_MS = 200;
/** How long the bar grows. */
const LOADING_BAR_DURATION_MS = 5_000;

/** Grows along the top while the next page loads; does not appear for a fast page. */
export function ProgressBar() {
  const t = useTranslations("shell");
  const busy = useNavigation().state !== "idle";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setShown(true), LOADING_BAR_THROTTLE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [busy]);
  if (!shown) return null;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={t("loading")}
      style={{ animationDuration: `${LOADING_BAR_DURATION_MS}ms` }}
    />
  );
}
