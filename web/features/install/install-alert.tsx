import { Smartphone } from "lucide-react";
import { useTranslations } from "use-intl";
import { textLinkClass } from "#ui/action/text-link.tsx";
import { Alert } from "#ui/status/alert.tsx";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/site/links/text-link.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { install } from "./install-state.ts";
import type { InstallState } from "./install-state.ts";

interface InstallAlertProps {
  readonly state: InstallState;
  readonly onClose: () => void;
}

/** Offers to install the site. On an iPhone this takes two steps, which the settings explain. */
export function InstallAlert({ state, onClose }: InstallAlertProps) {
  const t = useTranslations("alerts");
  const { name: site } = useSettings();
  const ask = async () => {
    await install();
    // Whatever the answer: the settings keep the offer.
    onClose();
  };
  return (
    <Alert
      tone="offer"
      icon={<Smartphone aria-hidden />}
      short={t("installShort", { site })}
      action={
        state === "promptable" ? (
          <button type="button" className={textLinkClass} onClick={() => void ask()}>
            {t("installNow")}
          </button>
        ) : (
          <TextLink to={paths.settings("app")}>{t("installHow")}</TextLink>
        )
      }
      onClose={onClose}
      closeText={t("close")}
    >
      {t("install", { site })}
    </Alert>
  );
}
