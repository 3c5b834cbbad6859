import { Lock } from "lucide-react";
import styles from "./locked-photo.module.css";
import { Photo } from "./photo.tsx";

interface LockedPhotoProps {
  /** A small file blurred on the server; the original is never sent. */
  readonly src: string;
  /** How to unlock it. */
  readonly caption: string;
  /** Shows the caption to screen readers only, if several photos share a visible caption. */
  readonly captionHidden?: boolean | undefined;
}

export function LockedPhoto({ src, caption, captionHidden }: LockedPhotoProps) {
  return (
    <figure>
      <Photo src={src} alt="">
        <span className={styles.scrim}>
          <Lock className={styles.lock} />
        </span>
      </Photo>
      <figcaption className={captionHidden ? "visually-hidden" : styles.caption}>
        {caption}
      </figcaption>
    </figure>
  );
}
