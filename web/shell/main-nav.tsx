import { useTranslations } from "use-intl";
import { navItems } from "./nav-items.ts";
import styles from "./main-nav.module.css";
import { NavLink } from "./nav-link.tsx";

/** The member's menu from 768 px up. */
export function MainNav() {
  const t = useTranslations("shell.nav");
  return (
    <nav className={styles.nav} aria-label={t("main")}>
      {navItems.map((item) => (
        <NavLink key={item.key} item={item}>
          {t(item.key)}
        </NavLink>
      ))}
    </nav>
  );
}
