import { ImagePlus, MailWarning } from "lucide-react";
import { useEffect } from "react";
import { useMatches, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/status/alert.tsx";
import { ResendActivation } from "#web/features/activation/resend-activation.tsx";
import { shouldShowReminder } from "#web/features/activation/should-show-reminder.ts";
import { shouldShowPhotoAlert } from "#web/features/photos/should-show-photo-alert.ts";
import { shouldShowStopAlert } from "#web/features/notifications/should-show-stop-alert.ts";
import { paths } from "#contract/paths.ts";
import { lazyPart } from "#web/site/loading/lazy-part.tsx";
import { TextLink } from "#web/site/links/text-link.tsx";
import { useDismissal } from "#web/site/use-dismissal.ts";
import { useRemoveParam } from "#web/site/use-remove-param.ts";
import { useUser } from "#web/site/use-site.ts";
import { useMediaQuery } from "#web/site/use-media-query.ts";
import { SMARTPHONE_BELOW_PX } from "#contract/shared/constants.ts";
import { Strip } from "./strip.tsx";
import styles from "./warnings-strip.module.css";

/** Query parameter at the end of a sign-up through the API (specification, section 4). */
const API_SIGNUP_COMPLETE = "api_signup_complete";

const ReminderModal = lazyPart(
  async () => (await import("#web/features/activation/reminder-modal.tsx")).ReminderModal,
);
/** Few members have one of these strips, or it depends on the browser. */
const StopStrip = lazyPart(async () => (await import("./stop-strip.tsx")).StopStrip, ["alerts"]);
const OfferStrip = lazyPart(async () => (await import("./offer-strip.tsx")).OfferStrip, ["alerts"]);

/** The most urgent warning about the account, between the header and the content of a page. */
export function WarningsStrip() {
  const user = useUser();
  const routes = useMatches().map(({ id }) => id);
  const { opensModal, closeModal } = useModalOnSmartphone();
  const photo = useDismissal("hide-enrich-alert");
  const stop = useDismissal("hide-disabled-notifications-alert");
  const isMailed = user?.notifications_disabled.length === 0;
  useEffect(() => {
    if (isMailed && stop.isDismissed) stop.reset();
  });
  if (shouldShowReminder(user, routes)) {
    return opensModal ? <ReminderModal onClose={closeModal} /> : <ActivationAlert />;
  }
  if (shouldShowStopAlert(user, routes) && !stop.isDismissed) return <StopStrip />;
  if (!photo.isDismissed && shouldShowPhotoAlert(user, routes)) {
    return <PhotoAlert onClose={photo.dismiss} />;
  }
  return user && <OfferStrip />;
}

function ActivationAlert() {
  const t = useTranslations("shell.activation");
  return (
    <Strip>
      <Alert
        tone="warn"
        icon={<MailWarning aria-hidden />}
        short={t("short")}
        action={<ResendActivation inAlert />}
        more={<TextLink to={paths.settings("account")}>{t("changeAddress")}</TextLink>}
        closeText={t("close")}
      >
        {t("reminder")}
      </Alert>
    </Strip>
  );
}

function PhotoAlert({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell.photo_alert");
  return (
    <Strip className={styles.enrich}>
      <Alert
        tone="offer"
        icon={<ImagePlus aria-hidden />}
        short={t("short")}
        action={<TextLink to={paths.profilePhotos()}>{t("action")}</TextLink>}
        onClose={onClose}
        closeText={t("close")}
      >
        {t("text")}
      </Alert>
    </Strip>
  );
}

/** Opens the reminder as a modal. Closing it removes the parameter, which leaves the strip. */
function useModalOnSmartphone() {
  const smartphone = useMediaQuery(`not all and (min-width: ${SMARTPHONE_BELOW_PX}px)`);
  const [search] = useSearchParams();
  const drop = useRemoveParam();
  return {
    opensModal: smartphone && search.has(API_SIGNUP_COMPLETE),
    closeModal: () => drop(API_SIGNUP_COMPLETE),
  };
}
