import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Skeleton, SkeletonGroup } from "#ui/status/skeleton.tsx";
import styles from "./member-grid.module.css";

/** A grid of cards, each in an <li>: two in a row on a phone, three from 768 px, four from 1200. */
export function MemberGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** Placeholders for cards that are loading. */
export function MemberGridSkeleton({ cards = 8 }: { cards?: number }) {
  const t = useTranslations("profiles");
  return (
    <SkeletonGroup label={t("loading")} className={styles.grid}>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={styles.shape}>
          <Skeleton shape="photo" />
          <Skeleton shape="title" />
          <Skeleton shape="short-line" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
