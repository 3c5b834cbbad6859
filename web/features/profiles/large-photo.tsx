// The arrows are the controls; the element around them only handles swipes and arrow keys.
/* oxlint-disable jsx-a11y/no-static-element-interactions */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { FictionalMark } from "#ui/text/fictional-mark.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { Photo } from "#ui/photo/photo.tsx";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./large-photo.module.css";
import { turnPhoto } from "./photo-address.ts";
import { usePhotoTurns } from "./use-photo-turns.ts";
import type { usePhotoChoice } from "./use-photo-choice.ts";

interface LargePhotoProps {
  readonly member: ProfileView;
  /** The photos that are not locked. */
  readonly open: ProfileView["images"];
  readonly choice: ReturnType<typeof usePhotoChoice>;
}

/** A photo as large as the window allows, with arrows, arrow keys and swipes to the next. */
export function LargePhoto({ member, open, choice }: LargePhotoProps) {
  const t = useTranslations("profiles.photos");
  const { cdn_prefix } = useSettings();
  const image = open[choice.photo - 1];
  const several = open.length > 1;
  const turn = (step: 1 | -1) => {
    if (several) choice.show(turnPhoto(choice.photo, step, open.length));
  };
  return (
    <Modal
      open={choice.large}
      onClose={choice.close}
      closeText={t("close")}
      label={t("all", { name: member.name })}
      width="large"
      head={
        several && (
          <p aria-live="polite">
            {t("count", { number: String(choice.photo), total: String(open.length) })}
          </p>
        )
      }
    >
      <div className={styles.stage} {...usePhotoTurns(turn)}>
        {image && (
          <Photo
            key={image.filename}
            src={cdn_prefix + image.filename}
            alt={t("alt", { name: member.name, number: String(choice.photo) })}
            className={styles.photo}
          >
            {member.fictional && (
              <FictionalMark text={member.fictional.fictional_singular} form="strip" />
            )}
          </Photo>
        )}
        {several && (
          <>
            <IconButton
              name={t("previous")}
              variant="paper"
              className={styles.previous}
              onClick={() => turn(-1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              name={t("next")}
              variant="paper"
              className={styles.next}
              data-focus-first
              onClick={() => turn(1)}
            >
              <ChevronRight />
            </IconButton>
          </>
        )}
      </div>
    </Modal>
  );
}
