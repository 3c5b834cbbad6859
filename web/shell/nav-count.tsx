import { useTranslations } from "use-intl";
import { CountBadge } from "#ui/text/count-badge.tsx";
import type { NavItem } from "./nav-items.ts";
import { useCounts } from "#web/site/use-counts.ts";

/** A nav item's badge; renders nothing at zero. */
export function NavCount({ item }: { item: NavItem }) {
  const t = useTranslations("shell.nav");
  const counts = useCounts();
  const count = item.count ? counts[item.count.of] : 0;
  if (!item.count || count === 0) return null;
  return <CountBadge count={count} label={t(item.count.text, { count })} />;
}
