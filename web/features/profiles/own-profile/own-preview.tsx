import { Eye } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { textLinkClass } from "#ui/action/text-link.tsx";
import { Presence } from "#web/features/profiles/presence.tsx";
import { Gallery } from "#web/features/profile-page/photos/gallery.tsx";
import { ProfileDetails, ProfileText } from "#web/features/profile-page/profile-details.tsx";
import screen from "#web/features/profile-page/profile-screen.module.css";
import { paths } from "#contract/paths.ts";
import { Link } from "#web/site/links/link.tsx";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import styles from "./own-preview.module.css";

/** The own profile as others see it, without the buttons that only others can use. */
export function OwnPreview({ member }: { readonly member: ProfileView }) {
  const t = useTranslations("own-profile");
  const nameAge = useTranslations("profiles")("nameAge", {
    name: member.name,
    age: String(member.age),
  });
  return (
    <div className={screen["screen"]} data-member>
      <PageTitle>{t("others")}</PageTitle>
      <div className={styles.bar} data-ground="deep">
        <Eye aria-hidden />
        <p>{t("others")}</p>
        <Link to={paths.profile()} className={textLinkClass}>
          {t("close")}
        </Link>
      </div>
      <article className={screen["profile"]}>
        <Gallery member={member} />
        <div className={screen["words"]}>
          <header className={styles.head}>
            <h1>{nameAge}</h1>
            <p className={styles.meta}>
              <span>{member.city}</span>
              <Presence online={member.online} />
            </p>
          </header>
          <ProfileText member={member} />
          <ProfileDetails member={member} />
          <div className={styles.actions} data-action-bar>
            <p>{t("buttonsOfOthers")}</p>
            <LinkButton to={paths.profile()}>{t("complete")}</LinkButton>
          </div>
        </div>
      </article>
    </div>
  );
}
