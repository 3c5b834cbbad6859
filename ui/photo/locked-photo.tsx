import { Lock } from "lucide-react";
import styles from "./locked-photo.module.css";
import { Photo } from "./photo.tsx";

interface LockedPhotoProps {
  /** A small file that was blurred on the server; the original is never sent. */
  readonly src: string;
  /** What opens it. */
  readonly caption: string;
  /** Read out only, where one caption stands under several photos. */
  readonly captionHidden?: boolean | undefined;
}

export function LockedPhoto({ src, caption, captionHidden }: LockedPhotoProps) {
  return (
    <figure>
      <Photo src={src} alt="">
        <span className={styles.veil}>
          <Lock className={styles.lock} />
        </span>
      </Photo>
      <figcaption className={captionHidden ? "vh" : styles.caption}>{caption}</figcaption>
    </figure>
  );
}
