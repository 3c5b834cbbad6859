import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { StaticChip, Chips } from "#ui/form/choices/chip.tsx";
import { ProfilePhoto } from "#web/features/profiles/profile-photo.tsx";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/site/links/text-link.tsx";
import { DoneCard } from "./done-card.tsx";
import styles from "./own-profile-card.module.css";

interface OwnProfileCardProps {
  readonly profile: ProfileView;
  /** Town and region. */
  readonly place: string;
}

/** The profile created at sign-up, as other members see it. */
export function OwnProfileCard({ profile, place }: OwnProfileCardProps) {
  const t = useTranslations("activation.done");
  const words = useTranslations("interests");
  const nameAge = useTranslations("profiles")("nameAge", {
    name: profile.name,
    age: String(profile.age),
  });
  return (
    <DoneCard title={t("profile")}>
      <div className={styles.person}>
        <div className={styles.photo}>
          <ProfilePhoto member={profile} sizes="120px" />
        </div>
        <div className={styles.details}>
          <p className={styles.name}>{nameAge}</p>
          <p className={styles.place}>{place}</p>
        </div>
      </div>
      {profile.interests.length > 0 && (
        <Chips>
          {profile.interests.map((interest) => (
            <StaticChip key={interest}>{words(interest)}</StaticChip>
          ))}
        </Chips>
      )}
      <TextLink to={paths.completeSignup()}>{t("complete")}</TextLink>
    </DoneCard>
  );
}
