import { useTranslations } from "use-intl";
import type { ReviewedPhoto } from "#contract/office/photos.ts";
import { Modal } from "#ui/overlay/modal.tsx";
import styles from "./photos.module.css";

interface LargePhotoProps {
  readonly photo: ReviewedPhoto;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The photo as large as the window; Escape, the space bar or a press closes it. */
export function LargePhoto({ photo: { id, name }, open, onClose }: LargePhotoProps) {
  const t = useTranslations("office.photos");
  const alt = t("alt", { name });
  return (
    <Modal open={open} onClose={onClose} closeText={t("close")} label={alt} width="full">
      <button type="button" className={styles.large} onClick={onClose}>
        <img src={`/photos/${id}.webp`} alt={alt} />
        <span className="visually-hidden">{t("close")}</span>
      </button>
    </Modal>
  );
}
