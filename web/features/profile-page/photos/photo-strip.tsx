import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { LockedPhoto } from "#ui/photo/locked-photo.tsx";
import { Photo } from "#ui/photo/photo.tsx";
import { Link } from "#web/site/links/link.tsx";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./photo-strip.module.css";
import type { usePhotoChoice } from "./use-photo-choice.ts";

interface PhotoStripProps {
  readonly member: ProfileView;
  readonly choice: ReturnType<typeof usePhotoChoice>;
  /** A last item, such as the number of photos that are not sent. */
  readonly children?: ReactNode;
}

/** Thumbnails of all photos; a locked photo opens enlarged, where it says what unlocks it. */
export function PhotoStrip({ member, choice, children }: PhotoStripProps) {
  const t = useTranslations("profile-page.photos");
  const { cdn_prefix } = useSettings();
  return (
    <ul className={styles.strip} aria-label={t("all", { name: member.name })}>
      {member.images.map(({ filename, thumb_filename, locked }, at) => (
        <li key={filename}>
          <Link
            {...choice.link({ photo: at + 1, large: locked || choice.large })}
            className={styles.thumb}
            aria-current={choice.photo === at + 1}
          >
            {locked ? (
              <LockedPhoto src={cdn_prefix + thumb_filename} caption={t("locked")} />
            ) : (
              <Photo
                src={cdn_prefix + thumb_filename}
                alt={t("alt", { name: member.name, number: String(at + 1) })}
              />
            )}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
