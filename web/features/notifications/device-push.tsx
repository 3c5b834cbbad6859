import { useMutation } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { useApi } from "#web/page-context.ts";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./notification-choices.module.css";
import { readPushState, watchPush } from "./push/push-state.ts";
import { denyPush, subscribePush } from "./push/subscribe-push.ts";

/** Whether this device gets push, which each device decides for itself, and a button that changes it. */
export function DevicePush() {
  const t = useTranslations("notifications.device");
  const { name: site, push_public_key: publicKey } = useSettings();
  const api = useApi();
  const state = useSyncExternalStore(
    watchPush,
    () => readPushState(publicKey),
    () => null,
  );
  const isOn = state?.permission === "subscribed";
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      if (isOn) await denyPush(api);
      else if (publicKey !== null) await subscribePush(api, publicKey);
    },
  });
  // The server does not know what the browser can do.
  if (!state) return <div className={styles.device} />;
  const isBlocked = state.capable && Notification.permission === "denied";
  return (
    <div className={styles.device}>
      <p>
        {!state.capable
          ? t("incapable", { site })
          : isBlocked
            ? t("blocked", { site })
            : isOn
              ? t("on")
              : t("off")}
        {state.lastMessage && (
          <span className={styles.last}>{t("last", { title: state.lastMessage.title })}</span>
        )}
        {isError && (
          <span role="alert" className={styles.deviceError}>
            {t("failed")}
          </span>
        )}
      </p>
      {state.capable && !isBlocked && (
        <Button variant="quiet" disabled={isPending} onClick={() => mutate()}>
          {t(isOn ? "switchOff" : "switchOn")}
        </Button>
      )}
    </div>
  );
}
