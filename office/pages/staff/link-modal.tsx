import { Copy } from "lucide-react";
import { useTranslations } from "use-intl";
import frame from "#office/office.module.css";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { showToast } from "#ui/overlay/show-toast.ts";

interface LinkModalProps {
  readonly name: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The link of an invitation, which the admin passes on and nobody can read again. */
export function LinkModal({ name, link, onClose }: LinkModalProps) {
  const t = useTranslations("office.staff");
  async function copy() {
    await navigator.clipboard.writeText(link);
    showToast({ text: t("copied") });
  }
  return (
    <Modal open onClose={onClose} closeText={t("close")} title={t("link_title", { name })}>
      <div className={frame.form}>
        <p>{t("link_lead", { name })}</p>
        <TextField
          label={t("link")}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon={<Copy />} wide onClick={() => void copy()}>
          {t("copy")}
        </Button>
      </div>
    </Modal>
  );
}
