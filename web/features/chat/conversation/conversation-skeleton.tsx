import { useTranslations } from "use-intl";
import { Skeleton, SkeletonGroup } from "#ui/status/skeleton.tsx";
import styles from "./conversation-skeleton.module.css";

/** The shape of a conversation on its way. */
export function ConversationSkeleton() {
  const t = useTranslations("chat");
  return (
    <div className={styles.place}>
      <SkeletonGroup label={t("loading")} className={styles.bubbles}>
        {["theirs", "mine", "theirs", "mine"].map((side, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the shapes never change place
          <div key={at} className={styles.bubble} data-side={side}>
            <Skeleton shape="block" />
          </div>
        ))}
      </SkeletonGroup>
    </div>
  );
}
