import { useTranslations } from "use-intl";
import { Skeleton, SkeletonGroup } from "#ui/status/skeleton.tsx";
import styles from "./profile-screen.module.css";

/** A placeholder for a profile that is loading. */
export function ProfileSkeleton() {
  const t = useTranslations("profiles");
  return (
    <SkeletonGroup label={t("loading")} className={styles.profile}>
      <Skeleton shape="photo" />
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton shape="short-line" />
        <Skeleton shape="block" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    </SkeletonGroup>
  );
}
