import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { CountBadge } from "#ui/text/count-badge.tsx";
import { Link } from "#web/site/link.tsx";
import { useCounts } from "#web/site/use-counts.ts";
import { isCurrentItem } from "./nav-items.ts";
import type { NavItem } from "./nav-items.ts";

/** A link of the member's menu, with its badge unless the count is zero. */
export function NavLink({ item, children }: { item: NavItem; children: ReactNode }) {
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
