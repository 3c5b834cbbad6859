import { useTranslations } from "use-intl";
import { segmentLinks } from "#ui/form/choices/segments.tsx";
import { CountBadge } from "#ui/text/count-badge.tsx";
import { paths } from "#contract/paths.ts";
import { useCounts } from "#web/site/use-counts.ts";
import { likeTypes } from "./like-lists.ts";
import type { LikeType } from "./like-lists.ts";
import { Link } from "#web/site/links/link.tsx";

/** The three lists of likes, each with its own address. */
export function LikesTabs({ type }: { type: LikeType }) {
  const t = useTranslations("likes-list");
  const nav = useTranslations("shell.nav");
  const { likes: count } = useCounts();
  return (
    <nav className={segmentLinks.list} aria-label={t("lists")}>
      {likeTypes.map((one) => (
        <Link
          key={one}
          to={one === "received" ? paths.likes() : paths.likesOfType(one)}
          aria-current={one === type ? "page" : undefined}
          className={segmentLinks.link}
        >
          {t(`tabs.${one}`)}
          {one === "received" && count > 0 && (
            <CountBadge count={count} label={nav("newLikes", { count })} />
          )}
        </Link>
      ))}
    </nav>
  );
}
