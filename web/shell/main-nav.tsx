import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { NavCount } from "./nav-count.tsx";
import { isCurrentItem, navItems } from "./nav-items.ts";
import { Link } from "#web/site/link.tsx";
import styles from "./main-nav.module.css";

/** The member's menu from 768 px up. */
export function MainNav() {
  const t = useTranslations("shell.nav");
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label={t("main")}>
      {navItems.map((item) => (
        <Link
          key={item.key}
          to={item.to}
          aria-current={isCurrentItem(item, pathname) ? "page" : undefined}
        >
          {t(item.key)}
          <NavCount item={item} />
        </Link>
      ))}
    </nav>
  );
}
