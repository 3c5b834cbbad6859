import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { AttributeList } from "./attribute-list.tsx";
import { InterestList } from "./interest-list.tsx";
import styles from "./profile-details.module.css";

/** What members write about themselves. */
export function ProfileText({ member }: { member: ProfileView }) {
  const t = useTranslations("profile-page");
  const { name, about } = member;
  return (
    <section>
      <h2 className="visually-hidden">{t("about", { name })}</h2>
      {about ? (
        <p className={styles.about}>{about}</p>
      ) : (
        <p className={styles.nothing}>{t("noAbout", { name })}</p>
      )}
    </section>
  );
}

/** The attributes and interests of a profile. */
export function ProfileDetails({ member }: { member: ProfileView }) {
  const t = useTranslations("profile-page");
  const labels = useTranslations("attributes.labels");
  const { interests, shared_interests: shared } = member;
  return (
    <>
      <AttributeList member={member} />
      {interests.length > 0 && (
        <section className={styles.interests}>
          <h2>{labels("interests")}</h2>
          <InterestList interests={interests} shared_interests={shared} />
          {shared.length > 0 && <p className={styles.nothing}>{t("sharedInterests")}</p>}
        </section>
      )}
    </>
  );
}
