import { ArrowLeft, ArrowRight, CircleCheck, CircleX, Clock, EyeOff, Star } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OwnPhoto } from "#contract/photos.ts";
import { IconButton } from "#ui/action/icon-button.tsx";
import { TextButton, textLinkClass } from "#ui/action/text-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { Photo } from "#ui/photo/photo.tsx";
import { photoSizes } from "#web/features/profiles/profile-photo.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { AppealPhoto } from "./appeal-photo.tsx";
import { ChooseFile } from "./choose-file.tsx";
import styles from "./own-photos.module.css";
import type { useAlbum } from "./use-album.ts";

/** A photo that is dragged, or that another is dropped on. */
export interface Drag {
  readonly onStart: () => void;
  readonly onDrop: () => void;
}

interface PhotoTileProps {
  readonly photo: OwnPhoto;
  readonly number: number;
  readonly last: boolean;
  readonly ordering: boolean;
  readonly drag: Drag;
  readonly changes: ReturnType<typeof useAlbum>;
  readonly onReplace: (file: File) => void;
  readonly onDelete: () => void;
}

/** A photo with its number, what became of it, and what can be done with it. */
export function PhotoTile({ photo, number, last, ordering, drag, changes, ...on }: PhotoTileProps) {
  const t = useTranslations("photos");
  const { cdn_prefix } = useSettings();
  const n = String(number);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- two buttons move it by keyboard
    <li
      className={classNames(styles.tile, styles[photo.status])}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        drag.onStart();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drag.onDrop();
      }}
    >
      <Photo
        src={cdn_prefix + photo.filename}
        srcSet={photoSizes(photo, cdn_prefix)}
        sizes="(min-width: 992px) 200px, 50vw"
        alt={t("alt", { number: n })}
        className={styles.photo}
      >
        <span className={styles.number} aria-hidden>
          {n}
        </span>
      </Photo>
      <Status photo={photo} />
      {ordering && (
        <div className={styles.actions}>
          <IconButton
            name={t("forward", { number: n })}
            disabled={number === 1}
            onClick={() => void changes.move(photo.id, -1)}
          >
            <ArrowLeft />
          </IconButton>
          <IconButton
            name={t("back", { number: n })}
            disabled={last}
            onClick={() => void changes.move(photo.id, 1)}
          >
            <ArrowRight />
          </IconButton>
        </div>
      )}
      <div className={styles.actions}>
        {photo.status === "rejected" && (
          <ChooseFile className={textLinkClass} onFile={on.onReplace}>
            {t("replace")}
          </ChooseFile>
        )}
        {canAppeal(photo) && (
          <AppealPhoto number={n} onSend={(remark) => changes.appeal(photo.id, remark)} />
        )}
        {photo.status === "active" && !photo.main && (
          <TextButton onClick={() => void changes.makeMain(photo.id)}>{t("makeMain")}</TextButton>
        )}
        <TextButton aria-label={t("deleteNumber", { number: n })} onClick={on.onDelete}>
          {t("delete")}
        </TextButton>
      </div>
    </li>
  );
}

/** A photo that a report removed is appealed against on the page of that case. */
const canAppeal = ({ status, rejection, appeal }: OwnPhoto) =>
  status === "rejected" && rejection !== "reported" && appeal === null;

function Status({ photo }: { photo: OwnPhoto }) {
  const t = useTranslations("photos");
  const shown = photo.status === "active" && photo.main ? "main" : photo.status;
  const Icon = icons[shown];
  return (
    <div className={styles.status}>
      <p className={styles.state}>
        <Icon aria-hidden />
        {t(`status.${shown}`)}
      </p>
      <p>{photo.rejection ? t(`rejection.${photo.rejection}`) : t(`note.${shown}`)}</p>
      {photo.appeal && <p>{t(`appeal.${photo.appeal}`)}</p>}
    </div>
  );
}

const icons = {
  main: Star,
  active: CircleCheck,
  under_review: Clock,
  hidden: EyeOff,
  rejected: CircleX,
} as const;
