import { ImagePlus, MailWarning } from "lucide-react";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { useMatches, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/status/alert.tsx";
import { ResendActivation } from "#web/features/activation/resend-activation.tsx";
import { shouldShowReminder } from "#web/features/activation/should-show-reminder.ts";
import { shouldShowPhotoAlert } from "#web/features/photos/should-show-photo-alert.ts";
import { isPushUndecided, storedPush } from "#web/features/notifications/push/stored-push.ts";
import { isPushAlertAllowed } from "#web/features/notifications/should-show-push-alert.ts";
import { shouldShowStopAlert } from "#web/features/notifications/should-show-stop-alert.ts";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { orReload } from "#web/site/reload-on-failed-chunk.ts";
import { TextLink } from "#web/site/text-link.tsx";
import { useDismissal } from "#web/site/use-dismissal.ts";
import { useRemoveParam } from "#web/site/use-remove-param.ts";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { useMediaQuery } from "#web/site/use-media-query.ts";
import { lazyWithTexts } from "#web/texts/with-texts.tsx";
import { SMARTPHONE_BELOW_PX } from "#contract/shared/constants.ts";
import styles from "./warnings-strip.module.css";

/** Query parameter at the end of a sign-up through the API (specification, section 4). */
const API_SIGNUP_COMPLETE = "api_signup_complete";

const ReminderModal = lazy(async () => {
  const module = await orReload(import("#web/features/activation/reminder-modal.tsx"));
  return { default: module.ReminderModal };
});

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
    return opensModal ? (
      <Suspense>
        <ReminderModal onClose={closeModal} />
      </Suspense>
    ) : (
      <ActivationAlert />
    );
  }
  if (shouldShowStopAlert(user, routes) && !stop.isDismissed)
    return <LazyStopAlert onClose={stop.dismiss} />;
  if (!photo.isDismissed && shouldShowPhotoAlert(user, routes)) {
    return <PhotoAlert onClose={photo.dismiss} />;
  }
  if (user && isPushAlertAllowed(routes)) return <LazyPushAlert />;
  return null;
}

function Strip({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const t = useTranslations("shell");
  return (
    <aside className={className} aria-label={t("warnings")}>
      <div className={styles.strip}>{children}</div>
    </aside>
  );
}

function ActivationAlert() {
  const t = useTranslations("shell.activation");
  return (
    <Strip>
      <Alert
        tone="warn"
        icon={<MailWarning aria-hidden />}
        action={
          <ResendActivation>
            <TextLink to={paths.settings("account")}>{t("changeAddress")}</TextLink>
          </ResendActivation>
        }
        closeText={t("close")}
      >
        {t("reminder")}
      </Alert>
    </Strip>
  );
}

const loadStopAlert = async () =>
  (await import("#web/features/notifications/stop-alert.tsx")).StopAlert;

/** Few members have this alert, so its code and texts load when it is needed, after hydration. */
function LazyStopAlert({ onClose }: { onClose: () => void }) {
  const { locale } = usePageContext();
  const reasons = useUser()?.notifications_disabled ?? [];
  const [StopAlert] = useState(() => lazyWithTexts(locale, ["alerts"], loadStopAlert));
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isHydrated) return null;
  return (
    <Suspense>
      <Strip>
        <StopAlert reasons={reasons} onClose={onClose} />
      </Strip>
    </Suspense>
  );
}

const loadPushAlert = async () =>
  (await import("#web/features/notifications/push-alert.tsx")).PushAlert;

/** The server does not know what the browser can do, so the offer shows after hydration. */
function LazyPushAlert() {
  const { locale } = usePageContext();
  const { push_public_key: publicKey } = useSettings();
  const { isDismissed, dismiss } = useDismissal("hide-push-notification-alert");
  const [PushAlert] = useState(() => lazyWithTexts(locale, ["alerts"], loadPushAlert));
  const isUndecided = useSyncExternalStore(
    storedPush.subscribe,
    () => isPushUndecided(publicKey),
    () => false,
  );
  if (!isUndecided || publicKey === null || isDismissed) return null;
  return (
    <Suspense>
      <Strip>
        <PushAlert publicKey={publicKey} onClose={dismiss} />
      </Strip>
    </Suspense>
  );
}

function PhotoAlert({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell.photo_alert");
  return (
    <Strip className={styles.enrich}>
      <Alert
        tone="offer"
        icon={<ImagePlus aria-hidden />}
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
