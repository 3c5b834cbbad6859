import { ChevronDown } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { VisitorSearch } from "#web/features/search/visitor-search.tsx";
import { paths } from "#contract/paths.ts";
import { useCompanyInfo, useSettings, useUser } from "#web/site/use-site.ts";
import { Link } from "#web/site/links/link.tsx";
import styles from "./footer.module.css";

/**
 * The legal links, support, and the company that runs the site. For visitors it begins with a search.
 * For members it is short, with the company collapsed, except on the front page.
 */
export function Footer() {
  const t = useTranslations("shell.footer");
  const { support_email } = useSettings();
  const visitor = useUser() === null;
  const { pathname, search } = useLocation();
  const home = pathname === paths.home();
  const ofMember = home ? "whole" : "short";
  const arrangement = visitor ? "visitor" : ofMember;
  return (
    <footer className={styles.footer} data-arrangement={arrangement}>
      {visitor && <VisitorSearch />}
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
            <Link to={paths.complaints()}>{t("complaints")}</Link>
          </li>
          <li>
            <a href={`mailto:${support_email}`}>{t("support")}</a>
          </li>
          <li>
            <Link to={visitor ? paths.reading(pathname + search) : paths.settings("reading")}>
              {t("reading")}
            </Link>
          </li>
        </ul>
      </nav>
      {arrangement === "short" ? (
        <details>
          <summary className={styles.details}>
            {t("companyDetails")}
            <ChevronDown aria-hidden />
          </summary>
          <Company />
        </details>
      ) : (
        <Company />
      )}
    </footer>
  );
}

function Company() {
  const t = useTranslations("shell.footer");
  const settings = useSettings();
  const company = useCompanyInfo();
  return (
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
  );
}
