import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Frame } from "./frame.tsx";
import styles from "./portrait-wall.module.css";

/** A deep ground with a soft light, for text and buttons. */
export function PortraitWall({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.wall, className)} data-ground="deep">
      {children}
    </div>
  );
}

interface WallPicturesProps {
  /** URLs of 4:5 portraits, the lit portrait first. A wide window shows six, a phone three. */
  readonly pictures: readonly string[];
}

/** Framed portraits around the first. Decorative, so hidden from screen readers. */
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
