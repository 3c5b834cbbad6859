import { useFormatter, useTranslations } from "use-intl";
import type { ReviewedPhoto } from "#contract/office/photos.ts";
import type { PhotoRejection } from "#contract/photos.ts";
import { Button } from "#ui/action/button.tsx";
import { reasons } from "./reasons.ts";
import styles from "./photos.module.css";

interface PhotoDecisionProps {
  readonly photo: ReviewedPhoto;
  readonly rejecting: boolean;
  readonly reason: PhotoRejection | null;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onReason: (reason: PhotoRejection) => void;
  readonly onSend: (reason: PhotoRejection) => void;
  readonly onBack: () => void;
  readonly onSkip: () => void;
}

/** A photo with what is known of it, and the decisions with their keys. */
export function PhotoDecision({ photo, rejecting, reason, busy, ...on }: PhotoDecisionProps) {
  const t = useTranslations("office.photos");
  const format = useFormatter();
  const date = format.dateTime(new Date(photo.added_at), { dateStyle: "long", timeStyle: "short" });
  return (
    <div className={styles.review}>
      <img
        // A new element, so that the previous photo never appears with this member's facts.
        key={photo.id}
        src={`/photos/${photo.id}.webp`}
        alt={t("alt", { name: photo.name })}
        className={styles.photo}
      />
      <div className={styles.decision}>
        <h2>{`${photo.name}, ${photo.age}`}</h2>
        <p>{t("about", { site: photo.site_name, date })}</p>
        <p>{photo.main ? t("main") : t("other")}</p>
        <p>{t("rejected_before", { count: photo.rejected_before })}</p>
        {rejecting ? (
          <Reasons reason={reason} busy={busy} {...on} />
        ) : (
          <div className={styles.buttons}>
            <Button size="big" busy={busy} onClick={on.onApprove}>
              {t("approve")} <kbd>A</kbd>
            </Button>
            <Button size="big" variant="danger" onClick={on.onReject}>
              {t("reject")} <kbd>R</kbd>
            </Button>
            <Button size="big" variant="quiet" onClick={on.onSkip}>
              {t("skip")} <kbd>N</kbd>
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

type ReasonsProps = Pick<PhotoDecisionProps, "reason" | "busy" | "onReason" | "onSend" | "onBack">;

function Reasons({ reason, busy, onReason, onSend, onBack }: ReasonsProps) {
  const t = useTranslations("office.photos");
  const reasonText = useTranslations("office.reasons");
  return (
    <>
      <h3 id="reasons">{t("choose_reason")}</h3>
      <div role="group" aria-labelledby="reasons" className={styles.reasons}>
        {reasons.map((one, at) => (
          <button
            key={one}
            type="button"
            className={styles.choice}
            aria-pressed={one === reason}
            onClick={() => onReason(one)}
          >
            <kbd>{at + 1}</kbd> {reasonText(one)}
          </button>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button size="big" variant="danger" busy={busy} onClick={() => reason && onSend(reason)}>
          {t("send")} <kbd>Enter</kbd>
        </Button>
        <Button size="big" variant="quiet" onClick={onBack}>
          {t("back")} <kbd>Esc</kbd>
        </Button>
      </div>
    </>
  );
}
