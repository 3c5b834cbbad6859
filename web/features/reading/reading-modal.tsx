import { useTranslations } from "use-intl";
import { Modal } from "#ui/overlay/modal.tsx";
import { ReadingChoices } from "./reading-choices.tsx";

/** The choices for a visitor, who has no settings. */
export function ReadingModal({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("reading");
  return (
    <Modal open onClose={onClose} closeText={t("close")} title={t("title")} hasAddress>
      <ReadingChoices />
    </Modal>
  );
}
