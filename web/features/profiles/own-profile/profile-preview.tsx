import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { Presence } from "#web/features/profiles/presence.tsx";
import { ProfilePhoto } from "#web/features/profiles/profile-photo.tsx";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/site/links/text-link.tsx";
import styles from "./profile-preview.module.css";

/** The own profile as others see it, next to the form; it changes with each saved field. */
export function ProfilePreview({ member }: { readonly member: ProfileView }) {
  const t = useTranslations("own-profile");
  const nameAge = useTranslations("profiles")("nameAge", {
    name: member.name,
    age: String(member.age),
  });
  return (
    <aside className={styles.preview}>
      <h2 className={styles.heading}>{t("others")}</h2>
      <ProfilePhoto member={member} sizes="328px" />
      <div>
        <p className={styles.name}>{nameAge}</p>
        <p className={styles.meta}>
          <span>{member.city}</span>
          <Presence online={member.online} />
        </p>
      </div>
      {member.about && <p className={styles.about}>{member.about}</p>}
      <p>
        <TextLink to={paths.profilePreview()}>{t("whole")}</TextLink>
      </p>
    </aside>
  );
}
