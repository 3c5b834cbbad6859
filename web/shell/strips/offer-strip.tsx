import { useEffect, useState, useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import { useNow } from "use-intl";
import { InstallAlert } from "#web/features/install/install-alert.tsx";
import { readInstallState, watchInstallState } from "#web/features/install/install-state.ts";
import { shouldOfferInstall } from "#web/features/install/should-offer-install.ts";
import { isPushUndecided, storedPush } from "#web/features/notifications/push/stored-push.ts";
import { PushAlert } from "#web/features/notifications/push-alert.tsx";
import { isPushAlertAllowed } from "#web/features/notifications/should-show-push-alert.ts";
import { storedValue } from "#web/site/stored-value.ts";
import { useDismissal } from "#web/site/use-dismissal.ts";
import { useSettings } from "#web/site/use-site.ts";
import { Strip } from "./strip.tsx";

/** What a member can switch on for this device: push, and another time the installed app. */
export function OfferStrip() {
  const routes = useMatches().map(({ id }) => id);
  const { push_public_key: publicKey } = useSettings();
  const push = useDismissal("hide-push-notification-alert");
  const isUndecided = useSyncExternalStore(storedPush.subscribe, () => isPushUndecided(publicKey));
  const install = useDismissal("hide-install-alert");
  const installState = useSyncExternalStore(watchInstallState, readInstallState);
  const firstAt = useFirstVisit();
  const now = useNow().getTime();
  if (!isPushAlertAllowed(routes)) return null;
  if (isUndecided && publicKey !== null && !push.isDismissed) {
    return (
      <Strip>
        <PushAlert publicKey={publicKey} onClose={push.dismiss} />
      </Strip>
    );
  }
  const isOffered = shouldOfferInstall({ state: installState, firstAt, now });
  if (!isOffered || install.isDismissed || routes.includes("settings")) return null;
  return (
    <Strip>
      <InstallAlert state={installState} onClose={install.dismiss} />
    </Strip>
  );
}

const firstVisit = storedValue("device", "first-visit", (json) =>
  Number.isInteger(json) ? (json as number) : null,
);

/** When this device first showed the site to a member; null if just now. */
function useFirstVisit(): number | null {
  const [at] = useState(firstVisit.get);
  useEffect(() => {
    if (at === null) firstVisit.set(Date.now());
  }, [at]);
  return at;
}
