// The arrows are the controls; the element around them only handles swipes and arrow keys.
/* oxlint-disable jsx-a11y/no-static-element-interactions */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { IconButton } from "#ui/action/icon-button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { LockedPhoto } from "#ui/photo/locked-photo.tsx";
import { Photo } from "#ui/photo/photo.tsx";
import { FictionalMark } from "#ui/text/fictional-mark.tsx";
import { LikeButton } from "#web/features/likes/like-button.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./large-photo.module.css";
import { LockedPhotoOffer } from "./locked-photo-offer.tsx";
import { MessageButton } from "#web/features/profile-page/message-button.tsx";
import { PhotoStrip } from "./photo-strip.tsx";
import { turnPhoto } from "./photo-address.ts";
import { usePhotoTurns } from "./use-photo-turns.ts";
import type { usePhotoChoice } from "./use-photo-choice.ts";

interface LargePhotoProps {
  readonly member: ProfileView;
  readonly choice: ReturnType<typeof usePhotoChoice>;
  readonly open: boolean;
}

/** A photo as large as the window, with arrows, arrow keys and swipes to the next. */
export function LargePhoto({ member, choice, open }: LargePhotoProps) {
  const t = useTranslations("profile-page");
  const tProfile = useTranslations("profiles");
  const image = member.images[choice.photo - 1];
  const several = member.images.length > 1;
  const turn = (step: 1 | -1) => {
    if (several) choice.show(turnPhoto(choice.photo, step, member.images.length));
  };
  const view = useRef<HTMLDivElement>(null);
  const locked = image?.locked;
  useEffect(() => {
    // The thumbnails and the offer replace each other, and with them the pressed link.
    if (open && document.activeElement === document.body)
      view.current?.querySelector<HTMLElement>("[data-focus-first]")?.focus();
  });
  return (
    <Modal
      open={open}
      onClose={choice.close}
      closeText={t("photos.close")}
      label={t("photos.all", { name: member.name })}
      width="full"
      hasAddress
    >
      <div ref={view} className={styles.view} {...usePhotoTurns(turn)}>
        <div className={styles.stage}>
          {image && <LargeImage key={image.filename} member={member} number={choice.photo} />}
        </div>
        <div className={styles.side}>
          {locked ? (
            <LockedPhotoOffer member={member} first={choice.link({ photo: 1, large: true })} />
          ) : (
            <div>
              <h2>{tProfile("nameAge", { name: member.name, age: String(member.age) })}</h2>
              <p className={styles.town}>{member.city}</p>
            </div>
          )}
          {several && <Turns number={choice.photo} total={member.images.length} turn={turn} />}
          {several && !locked && <PhotoStrip member={member} choice={choice} />}
          {!locked && <Actions member={member} />}
        </div>
      </div>
    </Modal>
  );
}

function LargeImage({ member, number }: { member: ProfileView; number: number }) {
  const t = useTranslations("profile-page.photos");
  const { cdn_prefix } = useSettings();
  const image = member.images[number - 1];
  if (!image) return null;
  const src = cdn_prefix + image.filename;
  if (image.locked) {
    return <LockedPhoto src={src} caption={t("locked")} className={styles.photo} />;
  }
  return (
    <Photo
      src={src}
      alt={t("alt", { name: member.name, number: String(number) })}
      className={styles.photo}
    >
      {member.fictional && (
        <FictionalMark text={member.fictional.fictional_singular} form="strip" />
      )}
    </Photo>
  );
}

/** For members only: the log-in prompt cannot open over the photo. */
function Actions({ member }: { member: ProfileView }) {
  const user = useUser();
  if (user === null || user.profile.id === member.id) return null;
  return (
    <div className={styles.act}>
      <div className={styles.message}>
        <MessageButton recipient={member.id} onDeep />
      </div>
      <LikeButton member={member} onDeep />
    </div>
  );
}

interface TurnsProps {
  readonly number: number;
  readonly total: number;
  readonly turn: (step: 1 | -1) => void;
}

function Turns({ number, total, turn }: TurnsProps) {
  const t = useTranslations("profile-page.photos");
  return (
    <div className={styles.turns}>
      <IconButton
        name={t("previous")}
        variant="paper"
        className={styles.previous}
        onClick={() => turn(-1)}
      >
        <ChevronLeft />
      </IconButton>
      <p aria-live="polite">{t("count", { number: String(number), total: String(total) })}</p>
      <IconButton
        name={t("next")}
        variant="paper"
        className={styles.next}
        data-focus-first
        onClick={() => turn(1)}
      >
        <ChevronRight />
      </IconButton>
    </div>
  );
}
