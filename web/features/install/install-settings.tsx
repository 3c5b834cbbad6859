import { Share, SquarePlus } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { install, readInstallState, watchInstallState } from "./install-state.ts";
import styles from "./install-settings.module.css";

/** How to put the site on the home screen of this device. */
export function InstallSettings() {
  const t = useTranslations("settings.app");
  const { name: site } = useSettings();
  return (
    <div className={styles.install}>
      <p>{t("lead", { site })}</p>
      <Way />
      <p className={styles.note}>{t("shared")}</p>
    </div>
  );
}

/** The server does not know what the browser can do. */
function Way() {
  const t = useTranslations("settings.app");
  const { name: site } = useSettings();
  const state = useSyncExternalStore(watchInstallState, readInstallState, () => null);
  switch (state) {
    case null:
      return <div className={styles.way} />;
    case "installed":
      return (
        <p className={styles.way} role="status">
          <strong>{t("installed", { site })}</strong>
        </p>
      );
    case "promptable":
      return (
        <div className={styles.way}>
          <Button onClick={() => void install()}>{t("install")}</Button>
        </div>
      );
    case "share_menu":
      return (
        <ol className={styles.steps}>
          <li>
            <Share aria-hidden />
            {t("ios.share")}
          </li>
          <li>
            <SquarePlus aria-hidden />
            {t("ios.add")}
          </li>
        </ol>
      );
    case "browser_menu":
      return <p className={styles.way}>{t("menu")}</p>;
  }
}
