import { useTranslations } from "use-intl";
import type { ReviewedPhoto } from "#contract/office/photos.ts";
import styles from "./photos.module.css";

interface PhotoStripProps {
  readonly photos: readonly ReviewedPhoto[];
  readonly current: string;
  readonly waiting: number;
  readonly onChoose: (id: string) => void;
}

/** The photos on this screen, and how many others wait. */
export function PhotoStrip({ photos, current, waiting, onChoose }: PhotoStripProps) {
  const t = useTranslations("office.photos");
  const more = waiting - photos.length;
  return (
    <ul className={styles.strip} aria-label={t("strip")}>
      {photos.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.thumb}
            aria-current={id === current ? "true" : undefined}
            onClick={() => onChoose(id)}
          >
            <img src={`/photos/${id}.webp`} alt={t("alt", { name })} />
          </button>
        </li>
      ))}
      {more > 0 && <li>{t("more", { count: more })}</li>}
    </ul>
  );
}
