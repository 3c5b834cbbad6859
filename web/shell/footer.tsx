import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { paths } from "#web/paths.ts";
import { useCompanyInfo, useSettings } from "./use-site.ts";
import styles from "./footer.module.css";

/** The links of the law, the way to help, and who runs the site. */
export function Footer() {
  const t = useTranslations("shell.footer");
  const settings = useSettings();
  const company = useCompanyInfo();
  return (
    <footer className={styles.footer}>
      <nav aria-label={t("about")}>
        <ul className={styles.links}>
          <li>
            <Link to={paths.terms()}>{t("terms")}</Link>
          </li>
          <li>
            <Link to={paths.privacy()}>{t("privacy")}</Link>
          </li>
          <li>
            <Link to={paths.returnPolicy()}>{t("returnPolicy")}</Link>
          </li>
          <li>
            <a href={`mailto:${settings.support_email}`}>{t("support")}</a>
          </li>
        </ul>
      </nav>
      <p className={styles.company}>
        {t("company", {
          site: settings.name,
          company: company.name,
          address: company.address,
          city: company.city,
          kvk: company.kvk,
        })}{" "}
        {t("vat", { vat: company.vat_numbers.join(", ") })}
      </p>
    </footer>
  );
}
