import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profiles.ts";
import styles from "./presence.module.css";

/** When a member was last online, with a green dot for "now". Renders nothing if presence is hidden. */
export function Presence({ online }: Pick<ProfileCard, "online">) {
  const t = useTranslations("profiles.online");
  if (online === null) return null;
  return online === "now" ? <span className={styles.now}>{t("now")}</span> : <>{t(online)}</>;
}
