import { useSuspenseQuery } from "@tanstack/react-query";
import { ImagePlus, Images, Lock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Album } from "#contract/photos.ts";
import { TextButton } from "#ui/action/text-link.tsx";
import { Note } from "#ui/text/note.tsx";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/site/links/text-link.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { CropChosen } from "./crop-chosen.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import type { Drag } from "./photo-tile.tsx";
import styles from "./own-photos.module.css";
import { albumQuery } from "./queries.ts";
import { useAlbum } from "./use-album.ts";
import { useUpload } from "./use-upload.ts";
import type { Upload } from "./use-upload.ts";

/** The member's photos: adding, ordering and deleting them, and what became of each. */
export function OwnPhotos() {
  const t = useTranslations("photos");
  const { data: album } = useSuspenseQuery(albumQuery(useApi()));
  const [ordering, setOrdering] = useState(false);
  const changes = useAlbum(album);
  const grid = useRef<HTMLUListElement>(null);
  const deleted = useRef<{ readonly id: string; readonly index: number }>(null);
  useEffect(() => {
    const { current } = deleted;
    if (!current || album.photos.some(({ id }) => id === current.id)) return;
    deleted.current = null;
    // The pressed button is gone: the keyboard goes on at the tile that took its place.
    const tile = grid.current?.children[current.index];
    [...(tile?.querySelectorAll<HTMLElement>("a, button, input") ?? [])].at(-1)?.focus();
  }, [album]);
  const dragged = useRef<string>(null);
  const drag = (id: string): Drag => ({
    onStart: () => void (dragged.current = id),
    onDrop: () => {
      if (dragged.current && dragged.current !== id) void changes.moveTo(dragged.current, id);
      dragged.current = null;
    },
  });
  async function deletePhoto(id: string, index: number) {
    deleted.current = { id, index };
    if (!(await changes.remove(id))) deleted.current = null;
  }
  const sending = useUpload();
  return (
    <div className={styles.part}>
      <div className={styles.intro}>
        <p>{t("intro")}</p>
        {album.photos.length > 1 && (
          <TextButton aria-pressed={ordering} onClick={() => setOrdering(!ordering)}>
            {ordering ? t("orderDone") : t("order")}
          </TextButton>
        )}
      </div>
      <ul ref={grid} className={styles.grid}>
        {album.photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={index + 1}
            last={index === album.photos.length - 1}
            ordering={ordering}
            changes={changes}
            drag={drag(photo.id)}
            onReplace={(file) => sending.choose(file, photo.id)}
            onDelete={() => void deletePhoto(photo.id, index)}
          />
        ))}
        <li>
          <NextTile album={album} sending={sending} />
        </li>
      </ul>
      <p role="alert" className={styles.problem}>
        {sending.problem}
      </p>
      <CropChosen sending={sending} />
      <Note icon={<Lock aria-hidden />}>{t("whoSees")}</Note>
    </div>
  );
}

/** Where the next photo goes; full, it names what Premium adds. */
function NextTile({ album, sending }: { album: Album; sending: Upload }) {
  const t = useTranslations("photos");
  const { progress, choose, cancel } = sending;
  const used = album.photos.length;
  if (progress !== null) {
    return (
      <div className={styles.next}>
        <progress value={progress} max={1} aria-label={t("sending")} />
        <p>{progress < 1 ? t("sending") : t("processing")}</p>
        <TextButton onClick={cancel}>{t("cancel")}</TextButton>
      </div>
    );
  }
  if (used < album.limit) {
    return (
      <ChooseFile className={styles.next} onFile={(file) => choose(file)}>
        <ImagePlus aria-hidden />
        <strong>{t("add")}</strong>
        <span>{t("room", { used: String(used), limit: String(album.limit) })}</span>
      </ChooseFile>
    );
  }
  return (
    <div className={styles.next}>
      <Images aria-hidden />
      <strong>{t("full", { used: String(used), limit: String(album.limit) })}</strong>
      {album.limit < album.premium_limit && (
        <>
          <span>{t("premium", { limit: String(album.premium_limit) })}</span>
          <TextLink to={paths.premium()}>{t("premiumLink")}</TextLink>
        </>
      )}
    </div>
  );
}
