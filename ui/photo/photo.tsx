import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./photo.module.css";

interface PhotoProps {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  /** Pass "" if the name is next to it. */
  readonly alt: string;
  /** Above the fold, so load it at once and before other photos. */
  readonly first?: boolean | undefined;
  /** Moves to the same member's photo on the next page; only one photo of a page may. */
  readonly moves?: boolean | undefined;
  readonly className?: string | undefined;
  /** Overlaid at the bottom, such as the fictional strip or a badge. Must not cover the face. */
  readonly children?: ReactNode;
}

/** A portrait in its 4:5 frame. */
export function Photo({
  src,
  srcSet,
  sizes,
  alt,
  first = false,
  moves = false,
  className,
  children,
}: PhotoProps) {
  return (
    <div className={classNames(styles.photo, className)} data-moves={moves || undefined}>
      <img
        sizes={sizes}
        srcSet={srcSet}
        src={src}
        alt={alt}
        width={800}
        height={1000}
        className={styles.picture}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
      />
      {children}
    </div>
  );
}
