import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { LockedPhoto } from "#ui/photo/locked-photo.tsx";
import { Photo } from "#ui/photo/photo.tsx";
import { useLogInPrompt } from "#web/features/accounts/use-log-in-prompt.ts";
import { paths } from "#web/paths.ts";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { Link } from "#web/site/link.tsx";
import { InlineLink } from "#web/site/text-link.tsx";
import styles from "./gallery.module.css";
import type { usePhotoChoice } from "./use-photo-choice.ts";

interface ThumbnailsProps {
  readonly member: ProfileView;
  readonly choice: ReturnType<typeof usePhotoChoice>;
}

/** Thumbnails: an open photo enlarges, a locked one links to what unlocks it. */
export function Thumbnails({ member, choice }: ThumbnailsProps) {
  const t = useTranslations("profiles.photos");
  const { cdn_prefix } = useSettings();
  const { pathname } = useLocation();
  const visitor = useUser() === null;
  const hidden = member.photos - member.images.length;
  const locked = hidden + member.images.filter((image) => image.locked).length;
  return (
    <div className={styles.others}>
      <ul className={styles.thumbs} aria-label={t("all", { name: member.name })}>
        {member.images.map((image, at) => (
          <li key={image.filename}>
            {image.locked ? (
              <Link to={paths.premium(pathname)} className={styles.thumb}>
                <LockedPhoto src={cdn_prefix + image.thumb_filename} caption={t("locked")} />
              </Link>
            ) : (
              <Link
                {...choice.link({ photo: at + 1, large: choice.large })}
                className={styles.thumb}
                aria-current={choice.photo === at + 1}
              >
                <Photo
                  src={cdn_prefix + image.thumb_filename}
                  alt={t("alt", { name: member.name, number: String(at + 1) })}
                />
              </Link>
            )}
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <HiddenPhotos count={hidden} />
          </li>
        )}
      </ul>
      {locked > 0 && (
        <p className={styles.caption}>
          {visitor
            ? t("visitor", { count: locked })
            : t.rich("premium", { count: locked, premium: (words) => <Premium>{words}</Premium> })}
        </p>
      )}
    </div>
  );
}

function Premium({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <InlineLink to={paths.premium(pathname)}>{children}</InlineLink>;
}

/** Visitors get only the number of other photos and a link to log in, never the files. */
function HiddenPhotos({ count }: { count: number }) {
  const t = useTranslations("profiles.photos");
  const ask = useLogInPrompt();
  const { pathname } = useLocation();
  return (
    <Link {...ask(pathname)} className={styles.hidden}>
      <Lock aria-hidden />
      <span aria-hidden="true">+{count}</span>
      <span className="visually-hidden">{t("hidden", { count })}</span>
    </Link>
  );
}
