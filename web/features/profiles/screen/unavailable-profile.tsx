import { UserX } from "lucide-react";
import { useTranslations } from "use-intl";
import { LinkButton } from "#web/site/link-button.tsx";
import styles from "./unavailable-profile.module.css";

/** Replaces a profile that is no longer visible. It must not reveal the reason. */
export function UnavailableProfile({ back }: { back: { to: string; text: string } }) {
  const t = useTranslations("profiles");
  const errors = useTranslations("errors");
  return (
    <div className={styles.unavailable}>
      <UserX aria-hidden className={styles.icon} />
      <h1>{errors("profile_unavailable")}</h1>
      <p>{t("unavailable")}</p>
      <LinkButton to={back.to}>{back.text}</LinkButton>
    </div>
  );
}
