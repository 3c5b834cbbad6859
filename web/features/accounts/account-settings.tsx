import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useApi } from "#web/page-context.ts";
import { ChangeEmail } from "./email-change/change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { PasskeySettings } from "./passkeys/passkey-settings.tsx";
import styles from "./account-settings.module.css";
import { accountQuery } from "./queries.ts";

/** How the member logs in: the address and the password. */
export function AccountSettings() {
  const t = useTranslations("settings");
  const { email, confirmed } = useSuspenseQuery(accountQuery(useApi())).data;
  return (
    <>
      <section className={styles.block}>
        <h3>{t("email.title")}</h3>
        <p className={styles.value}>{email}</p>
        <p className={confirmed ? styles.good : styles.open}>
          {confirmed ? t("email.confirmed") : t("email.unconfirmed")}
        </p>
        <ChangeEmail />
      </section>
      <section className={styles.block} id="password">
        <h3>{t("password.title")}</h3>
        <ChangePassword />
      </section>
      <section className={styles.block} id="passkeys">
        <h3>{t("passkeys.title")}</h3>
        <PasskeySettings />
      </section>
    </>
  );
}
