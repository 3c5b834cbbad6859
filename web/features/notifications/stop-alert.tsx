import { BellOff, MailX } from "lucide-react";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { textLinkClass } from "#ui/action/text-link.tsx";
import { Alert } from "#ui/status/alert.tsx";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/site/links/text-link.tsx";
import { useSettings } from "#web/site/use-site.ts";

type Reason = User["notifications_disabled"][number];

/** A member can mend a wrong address at once, so that comes first. */
const byUrgency: readonly Reason[] = ["bounce", "fbl", "listunsubscribe"];

interface StopAlertProps {
  readonly reasons: readonly Reason[];
  readonly onClose: () => void;
}

/** Why the member gets no mail any more, with what to do about it. */
export function StopAlert({ reasons, onClose }: StopAlertProps) {
  const t = useTranslations("alerts");
  const { support_email: email } = useSettings();
  const reason = byUrgency.find((one) => reasons.includes(one));
  if (!reason) return null;
  const address = reason === "bounce";
  return (
    <Alert
      tone="warn"
      icon={address ? <MailX aria-hidden /> : <BellOff aria-hidden />}
      short={t(address ? "bounceShort" : "stoppedShort")}
      action={
        address ? (
          <TextLink to={paths.settings("account")}>{t("changeAddress")}</TextLink>
        ) : (
          <a href={`mailto:${email}`} className={textLinkClass}>
            {t("help")}
          </a>
        )
      }
      onClose={onClose}
      closeText={t("close")}
    >
      {t(reason)}
    </Alert>
  );
}
