import { useTranslations } from "use-intl";
import { AccountTab } from "./account-menu.tsx";
import { navItems } from "./nav-items.ts";
import { useUser } from "#web/site/use-site.ts";
import styles from "./tab-bar.module.css";
import { NavLink } from "./nav-link.tsx";

/** The member's menu on a phone, at the bottom: icons with labels below. */
export function TabBar() {
  const t = useTranslations("shell.nav");
  const user = useUser();
  if (!user) return null;
  return (
    <nav className={styles.tabs} aria-label={t("main")} data-tabs>
      {navItems.map((item) => (
        <NavLink key={item.key} item={item}>
          <item.icon aria-hidden />
          <span className={styles.word}>{t(item.key)}</span>
        </NavLink>
      ))}
      <AccountTab user={user} />
    </nav>
  );
}
