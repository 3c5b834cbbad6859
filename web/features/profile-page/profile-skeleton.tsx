import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profiles.ts";
import { Skeleton, SkeletonGroup } from "#ui/status/skeleton.tsx";
import { ProfilePhoto } from "#web/features/profiles/profile-photo.tsx";
import styles from "./profile-screen.module.css";

/** A placeholder for a profile that is loading, with what the opened card already shows. */
export function ProfileSkeleton({ card }: { card: ProfileCard | null }) {
  const t = useTranslations("profiles");
  if (!card) {
    return (
      <SkeletonGroup label={t("loading")} className={styles.profile}>
        <Skeleton shape="photo" />
        <WordsSkeleton />
      </SkeletonGroup>
    );
  }
  const { name, age, city } = card;
  return (
    <div className={styles.profile}>
      <div className={styles.photo}>
        <ProfilePhoto member={card} sizes="(min-width: 992px) 400px, 100vw" first moves />
      </div>
      <div className={styles.words}>
        <h1>{t("nameAge", { name, age: String(age) })}</h1>
        <p>{city}</p>
        <SkeletonGroup label={t("loading")}>
          <WordsSkeleton />
        </SkeletonGroup>
      </div>
    </div>
  );
}

function WordsSkeleton() {
  return (
    <div className={styles.words}>
      <Skeleton shape="title" />
      <Skeleton shape="short-line" />
      <Skeleton shape="block" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  );
}
