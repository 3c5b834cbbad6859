import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { AttributeList } from "./attribute-list.tsx";
import { InterestList } from "./interest-list.tsx";
import styles from "./profile-details.module.css";

/** The profile text, then the attributes and interests. */
export function ProfileDetails({ member }: { member: ProfileView }) {
  const t = useTranslations("profiles");
  const labels = useTranslations("attributes.labels");
  const { name, about, interests, shared_interests: shared, attributes } = member;
  return (
    <>
      <section className={styles.section}>
        <h2 className="visually-hidden">{t("about", { name })}</h2>
        {about ? (
          <p className={styles.about}>{about}</p>
        ) : (
          <p className={styles.nothing}>{t("noAbout", { name })}</p>
        )}
      </section>
      {Object.keys(attributes).length > 0 && (
        <section className={styles.section}>
          <h2 className="visually-hidden">{t("attributes")}</h2>
          <AttributeList member={member} />
        </section>
      )}
      {interests.length > 0 && (
        <section className={styles.section}>
          <h2>{labels("interests")}</h2>
          <InterestList interests={interests} shared_interests={shared} />
          {shared.length > 0 && <p className={styles.nothing}>{t("sharedInterests")}</p>}
        </section>
      )}
    </>
  );
}
