import { useTranslations } from "use-intl";
import { SWIPE_LIKES } from "#contract/shared/constants.ts";
import styles from "./likes-left.module.css";

/** How many of the day's likes are left; null without a limit. */
export function LikesLeft({ left }: { readonly left: number | null }) {
  const t = useTranslations("swipe-game");
  if (left === null) return <p>{t("unlimited")}</p>;
  return (
    <p className={styles.left}>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: SWIPE_LIKES }, (_, place) => (
          <span key={place} data-left={place < left || undefined} />
        ))}
      </span>
      <strong>{t("likesLeft", { count: left })}</strong>
    </p>
  );
}
