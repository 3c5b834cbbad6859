import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./skeleton.module.css";

interface SkeletonProps {
  readonly shape: "photo" | "avatar" | "title" | "line" | "short-line" | "block";
}

/** A placeholder in the shape of what is loading. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div className={classNames(styles.skeleton, styles[shape])} />;
}

interface SkeletonGroupProps {
  /** Announces the loading; the shapes are hidden from screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The placeholders of one part of the page. They fade in late, so that a fast answer never flickers. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={classNames(styles.group, className)} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
