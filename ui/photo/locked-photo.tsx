import { Lock } from "lucide-react";
import styles from "./locked-photo.module.css";
import { Photo } from "./photo.tsx";

interface LockedPhotoProps {
  /** A small file blurred on the server; the original is never sent. */
  readonly src: string;
  /** How to unlock it; for screen readers, since the photos share a visible caption. */
  readonly caption: string;
  readonly className?: string | undefined;
}

export function LockedPhoto({ src, caption, className }: LockedPhotoProps) {
  return (
    <figure>
      <Photo src={src} alt="" className={className}>
        <span className={styles.scrim}>
          <Lock className={styles.lock} />
        </span>
      </Photo>
      <figcaption className="visually-hidden">{caption}</figcaption>
    </figure>
  );
}
