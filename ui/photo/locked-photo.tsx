import { Lock } from "lucide-react";
import styles from "./locked-photo.module.css";
import { Photo } from "./photo.tsx";

interface LockedPhotoProps {
  /** A small file blurred on the server; the original is never sent. */
  readonly src: string;
  /** What opens it. */
  readonly caption: string;
  /** For screen readers only, where several photos share one visible caption. */
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
