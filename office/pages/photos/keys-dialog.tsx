import { useTranslations } from "use-intl";
import { Modal } from "#ui/overlay/modal.tsx";
import styles from "./photos.module.css";

const keys = [
  ["A", "approve"],
  ["1–6", "reason"],
  ["Enter", "reject"],
  ["Esc", "back"],
  ["N", "skip"],
  ["Z", "undo"],
  ["space", "enlarge"],
  ["?", "all"],
] as const;

/** Every key of the photo queue. */
export function KeysDialog({ open, onClose }: { readonly open: boolean; onClose: () => void }) {
  const t = useTranslations("office.photos");
  return (
    <Modal open={open} onClose={onClose} closeText={t("close")} title={t("keys.title")}>
      <dl className={styles.keys}>
        {keys.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{key === "space" ? t("space") : key}</kbd>
            </dt>
            <dd>{t(`keys.${act}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("keys.off")}</p>
    </Modal>
  );
}
