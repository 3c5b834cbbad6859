import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./skeleton.module.css";

interface SkeletonProps {
  readonly shape: "photo" | "avatar" | "title" | "line" | "short-line" | "block";
}

/** A placeholder in the shape of the loading content. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div className={classNames(styles.skeleton, styles[shape])} />;
}

interface SkeletonGroupProps {
  /** Announces loading; screen readers skip the shapes. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The placeholders of a part of the page. They fade in late, so that a fast load does not flicker. */
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
