import { useState } from "react";
import { useTranslations } from "use-intl";
import { TextButton } from "#ui/action/text-link.tsx";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";

const AppealDialog = lazyDialog(async () => (await import("./appeal-dialog.tsx")).AppealDialog, {
  load: "whenOpened",
});

interface AppealPhotoProps {
  readonly number: string;
  readonly onSend: (remark: string) => Promise<boolean>;
}

/** The button of an appeal; its dialog loads when it first opens. */
export function AppealPhoto({ number, onSend }: AppealPhotoProps) {
  const t = useTranslations("photos.appeal");
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton aria-label={t("buttonNumber", { number })} onClick={() => setOpen(true)}>
        {t("button")}
      </TextButton>
      <AppealDialog open={open} onClose={() => setOpen(false)} onSend={onSend} />
    </>
  );
}
