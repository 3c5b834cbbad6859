import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { TextButton } from "#ui/action/text-link.tsx";
import { orReload } from "#web/site/reload-on-failed-chunk.ts";

const AppealDialog = lazy(async () => ({
  default: (await orReload(import("./appeal-dialog.tsx"))).AppealDialog,
}));

interface AppealPhotoProps {
  readonly number: string;
  readonly onSend: (remark: string) => Promise<boolean>;
}

/** The button of an appeal; its dialog loads when it first opens. */
export function AppealPhoto({ number, onSend }: AppealPhotoProps) {
  const t = useTranslations("photos.appeal");
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <TextButton aria-label={t("buttonNumber", { number })} onClick={() => setOpen(true)}>
        {t("button")}
      </TextButton>
      {open !== null && (
        <Suspense fallback={null}>
          <AppealDialog open={open} onClose={() => setOpen(false)} onSend={onSend} />
        </Suspense>
      )}
    </>
  );
}
