import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./skeleton.module.css";

interface SkeletonProps {
  readonly shape: "photo" | "avatar" | "title" | "line" | "short-line" | "block";
}

/** The flat shape of something on its way. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div className={classNames(styles.skeleton, styles[shape])} />;
}

interface SkeletonGroupProps {
  /** Says that it is loading; the shapes themselves are drawn only. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Around the shapes of one part of the page. Fades in late, so that what comes at once never flickers. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status">
      <span className="vh">{label}</span>
      <div className={classNames(styles.group, className)} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
