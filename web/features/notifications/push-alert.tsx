import { useMutation } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useTranslations } from "use-intl";
import { textLinkClass } from "#ui/action/text-link.tsx";
import { showToast } from "#ui/overlay/show-toast.ts";
import { Alert } from "#ui/status/alert.tsx";
import { useApi } from "#web/page-context.ts";
import { subscribePush } from "./push/subscribe-push.ts";

interface PushAlertProps {
  readonly publicKey: string;
  readonly onClose: () => void;
}

/** Offers to show notifications on this device. */
export function PushAlert({ publicKey, onClose }: PushAlertProps) {
  const t = useTranslations("alerts");
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: () => subscribePush(api, publicKey),
    onSuccess: (isOn) => isOn && showToast({ text: t("pushOn") }),
    onError: () => showToast({ text: t("pushFailed") }),
  });
  return (
    <Alert
      tone="offer"
      icon={<BellRing aria-hidden />}
      short={t("pushShort")}
      action={
        <button
          type="button"
          className={textLinkClass}
          disabled={isPending}
          onClick={() => mutate()}
        >
          {t("switchOn")}
        </button>
      }
      onClose={onClose}
      closeText={t("close")}
    >
      {t("push")}
    </Alert>
  );
}
