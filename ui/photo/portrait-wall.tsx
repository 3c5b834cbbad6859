import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Frame } from "./frame.tsx";
import styles from "./portrait-wall.module.css";

/** The lobby's deep wall with its quiet light; words and buttons may stand on it. */
export function PortraitWall({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.wall, className)} data-ground="deep">
      {children}
    </div>
  );
}

interface WallPicturesProps {
  /** Addresses of 4:5 portraits, the one under the light first. Six hang on a desktop, three on a phone. */
  readonly pictures: readonly string[];
}

/** Framed pictures, hung around the first. Decorative, so hidden from screen readers. */
export function PortraitWallPictures({ pictures }: WallPicturesProps) {
  return (
    <div className={styles.pictures} aria-hidden="true">
      {pictures.slice(0, 6).map((src, place) => (
        <div key={src} className={styles.place} data-place={place}>
          <Frame src={src} lit={place === 0} />
        </div>
      ))}
    </div>
  );
}
