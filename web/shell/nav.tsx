import { useTranslations } from "use-intl";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useUser } from "#web/site/use-site.ts";
import { CountBadge } from "#ui/text/count-badge.tsx";
import { Link } from "#web/site/links/link.tsx";
import { useCounts } from "#web/site/use-counts.ts";
import mainStyles from "./main-nav.module.css";
import tabStyles from "./tab-bar.module.css";
import { navItems, isCurrentItem } from "./nav-items.ts";
import { AccountTab } from "./account-menu.tsx";
import type { NavItem } from "./nav-items.ts";

/** The member's menu from 768 px up. */
export function MainNav() {
  const t = useTranslations("shell.nav");
  return (
    <nav className={mainStyles.nav} aria-label={t("main")}>
      {navItems.map((item) => (
        <NavLink key={item.key} item={item}>
          {t(item.key)}
        </NavLink>
      ))}
    </nav>
  );
}

/** The member's menu on a phone, at the bottom: icons with labels below. */
export function TabBar() {
  const t = useTranslations("shell.nav");
  const user = useUser();
  if (!user) return null;
  return (
    <nav className={tabStyles.tabs} aria-label={t("main")} data-tabs>
      {navItems.map((item) => (
        <NavLink key={item.key} item={item}>
          <item.icon aria-hidden />
          <span className={tabStyles.word}>{t(item.key)}</span>
        </NavLink>
      ))}
      <AccountTab user={user} />
    </nav>
  );
}

/** A link of the member's menu, with its badge unless the count is zero. */
function NavLink({ item, children }: { item: NavItem; children: ReactNode }) {
  const t = useTranslations("shell.nav");
  const { pathname } = useLocation();
  const counts = useCounts();
  const count = item.count ? counts[item.count.of] : 0;
  return (
    <Link to={item.to} aria-current={isCurrentItem(item, pathname) ? "page" : undefined}>
      {children}
      {item.count && count > 0 && (
        <CountBadge count={count} label={t(item.count.text, { count })} />
      )}
    </Link>
  );
}
