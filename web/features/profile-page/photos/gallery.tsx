import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { FictionalMark } from "#ui/text/fictional-mark.tsx";
import { Photo } from "#ui/photo/photo.tsx";
import { invalidate } from "#web/api/query-key.ts";
import { memberKey } from "#web/features/profiles/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { useSettings } from "#web/site/use-site.ts";
import { Link } from "#web/site/links/link.tsx";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";
import styles from "./gallery.module.css";
import { ProfilePhoto, photoSizes } from "#web/features/profiles/profile-photo.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { turnPhoto } from "./photo-address.ts";
import { usePhotoChoice } from "./use-photo-choice.ts";
import { usePhotoTurns } from "./use-photo-turns.ts";

const LargePhoto = lazyDialog(async () => (await import("./large-photo.tsx")).LargePhoto);

/** The photos of a profile: one large, with thumbnails of all photos, including locked ones, below. */
export function Gallery({ member }: { member: ProfileView }) {
  const t = useTranslations("profile-page.photos");
  const { cdn_prefix } = useSettings();
  const reload = useReload(member.id);
  const open = member.images.filter((image) => !image.locked);
  const choice = usePhotoChoice(member.images.length);
  // The address may name a locked photo, which only the enlarged view explains.
  const number = member.images[choice.photo - 1]?.locked ? 1 : choice.photo;
  const shown = open.length > 0 ? member.images[number - 1] : undefined;
  const turns = usePhotoTurns((step) => {
    if (open.length > 1) choice.show(turnPhoto(number, step, open.length));
  });
  if (!shown) {
    return (
      <div className={styles.gallery}>
        <ProfilePhoto member={member} sizes={sizes} first />
      </div>
    );
  }
  return (
    <div className={styles.gallery} onErrorCapture={reload}>
      <Link className={styles.main} {...choice.link({ photo: number, large: true })} {...turns}>
        <Photo
          src={cdn_prefix + shown.filename}
          srcSet={photoSizes(shown, cdn_prefix)}
          sizes={sizes}
          alt={t("alt", { name: member.name, number: String(number) })}
          className={styles.photo}
          first
          moves
        >
          {member.photos > 1 && (
            <span className={styles.count}>
              {t("count", { number: String(number), total: String(member.photos) })}
            </span>
          )}
          {member.fictional && (
            <FictionalMark text={member.fictional.fictional_singular} form="strip" />
          )}
        </Photo>
        <span className="visually-hidden">{t("enlarge")}</span>
      </Link>
      {member.photos > 1 && <Thumbnails member={member} choice={choice} />}
      <LargePhoto member={member} choice={choice} open={choice.large} />
    </div>
  );
}

/** Loads the profile again after a photo's address has expired, which it does in five minutes. */
function useReload(id: ProfileView["id"]): () => void {
  const { queryClient } = usePageContext();
  return () => {
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(memberKey(id)) ?? {};
    // A photo that fails although its address is new is missing.
    if (Date.now() - dataUpdatedAt > 120_000) invalidate(queryClient, memberKey(id));
  };
}

const sizes = "(min-width: 768px) 400px, 100vw";
