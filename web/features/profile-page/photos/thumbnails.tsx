import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { useLogInPrompt } from "#web/features/accounts/use-log-in-prompt.ts";
import { paths } from "#contract/paths.ts";
import { useUser } from "#web/site/use-site.ts";
import { Link } from "#web/site/links/link.tsx";
import { InlineLink } from "#web/site/links/text-link.tsx";
import styles from "./gallery.module.css";
import { PhotoStrip } from "./photo-strip.tsx";
import type { usePhotoChoice } from "./use-photo-choice.ts";

interface ThumbnailsProps {
  readonly member: ProfileView;
  readonly choice: ReturnType<typeof usePhotoChoice>;
}

/** Thumbnails of all photos, and what opens the locked ones. */
export function Thumbnails({ member, choice }: ThumbnailsProps) {
  const t = useTranslations("profile-page.photos");
  const visitor = useUser() === null;
  const hidden = member.photos - member.images.length;
  const locked = hidden + member.images.filter((image) => image.locked).length;
  return (
    <div className={styles.others}>
      <PhotoStrip member={member} choice={choice}>
        {hidden > 0 && (
          <li>
            <HiddenPhotos count={hidden} />
          </li>
        )}
      </PhotoStrip>
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
  const t = useTranslations("profile-page.photos");
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
