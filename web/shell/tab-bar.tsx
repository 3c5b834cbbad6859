import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { AccountTab } from "./account-menu.tsx";
import { NavCount } from "./nav-count.tsx";
import { isCurrentItem, navItems } from "./nav-items.ts";
import { useUser } from "#web/site/use-site.ts";
import { Link } from "#web/site/link.tsx";
import styles from "./tab-bar.module.css";

/** The member's menu on a phone, at the bottom: icons with labels below. */
export function TabBar() {
  const t = useTranslations("shell.nav");
  const { pathname } = useLocation();
  const user = useUser();
  if (!user) return null;
  return (
    <nav className={styles.tabs} aria-label={t("main")} data-tabs>
      {navItems.map((item) => (
        <Link
          key={item.key}
          to={item.to}
          aria-current={isCurrentItem(item, pathname) ? "page" : undefined}
        >
          <item.icon aria-hidden />
          <span className={styles.word}>{t(item.key)}</span>
          <NavCount item={item} />
        </Link>
      ))}
      <AccountTab user={user} />
    </nav>
  );
}
