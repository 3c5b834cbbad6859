import { useFormatter, useTranslations } from "use-intl";
import type { ReviewedPhoto } from "#contract/office/photos.ts";
import type { ReviewReason } from "#contract/photos.ts";
import { Button } from "#ui/action/button.tsx";
import { reasons } from "./reasons.ts";
import styles from "./photos.module.css";

interface PhotoDecisionProps {
  readonly photo: ReviewedPhoto;
  /** The reason chosen for a rejection. */
  readonly reason: ReviewReason | null;
  readonly busy: boolean;
  /** Shows the key of each decision. */
  readonly shortcuts: boolean;
  /**
   * After a decision the next photo's name takes the focus, because the pressed button is gone or
   * belongs to another photo.
   */
  readonly takesFocus: boolean;
  readonly onReason: (reason: ReviewReason | null) => void;
  readonly onDecide: (rejection: ReviewReason | null) => void;
  readonly onSkip: () => void;
}

/** A photo with what is known of it, and the decisions with their keys. */
export function PhotoDecision({ photo, takesFocus, ...decisions }: PhotoDecisionProps) {
  const t = useTranslations("office.photos");
  const format = useFormatter();
  const date = format.dateTime(new Date(photo.added_at), { dateStyle: "long", timeStyle: "short" });
  return (
    <div className={styles.review}>
      <img
        // A new element, so that the previous photo never appears with this member's details.
        key={`photo ${photo.id}`}
        src={`/photos/${photo.id}.webp`}
        alt={t("alt", { name: photo.name })}
        className={styles.photo}
      />
      <div className={styles.decision}>
        <h2 key={`name ${photo.id}`} tabIndex={-1} ref={takesFocus ? focus : undefined}>
          {`${photo.name}, ${photo.age}`}
        </h2>
        <p>{t("about", { site: photo.site_name, date })}</p>
        <p>{photo.main ? t("main") : t("other")}</p>
        <p>{t("rejected_before", { count: photo.rejected_before })}</p>
        <Decisions photo={photo} {...decisions} />
      </div>
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

type DecisionsProps = Omit<PhotoDecisionProps, "takesFocus">;

function Decisions({ photo, reason, busy, shortcuts, ...on }: DecisionsProps) {
  const t = useTranslations("office.photos");
  const reasonText = useTranslations("office.reasons");
  const sentence = useTranslations("photos.rejection");
  const key = (name: string) => shortcuts && <kbd>{name}</kbd>;
  return (
    <>
      <div className={styles.buttons}>
        <Button
          size="big"
          variant={reason ? "quiet" : "primary"}
          busy={busy}
          onClick={() => on.onDecide(null)}
        >
          {t("approve")} {key("A")}
        </Button>
        <Button size="big" variant="quiet" busy={busy} onClick={on.onSkip}>
          {t("skip")} {key("N")}
        </Button>
      </div>
      <h3 id="reasons">{t("choose_reason")}</h3>
      <div role="group" aria-labelledby="reasons" className={styles.reasons}>
        {reasons.map((one, at) => (
          <button
            key={one}
            type="button"
            className={styles.choice}
            aria-pressed={one === reason}
            onClick={() => on.onReason(one)}
          >
            {key(String(at + 1))} {reasonText(one)}
          </button>
        ))}
      </div>
      {reason && (
        <>
          <p className={styles.quote}>
            <span>{t("member_reads", { name: photo.name })}</span> {sentence(reason)}
          </p>
          <div className={styles.buttons}>
            <Button size="big" variant="danger" busy={busy} onClick={() => on.onDecide(reason)}>
              {t("reject")} {key("Enter")}
            </Button>
            <Button size="big" variant="quiet" onClick={() => on.onReason(null)}>
              {t("back")} {key("Esc")}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
