import { classNames } from "#ui/class-names.ts";
import styles from "./frame.module.css";

interface FrameProps {
  /** Without one the frame is empty. */
  readonly src?: string | undefined;
  /** Adds a picture light above it, and loads it before all other pictures of the page. */
  readonly lit?: boolean | undefined;
}

/** A 4:5 picture in a brass frame, as wide as its container. Decorative. */
export function Frame({ src, lit = false }: FrameProps) {
  return (
    <span className={classNames(styles.frame, lit && styles.lit)}>
      {src === undefined ? (
        <span className={styles.picture} />
      ) : (
        <img
          className={styles.picture}
          src={src}
          alt=""
          width={400}
          height={500}
          fetchPriority={lit ? "high" : "low"}
          decoding="async"
        />
      )}
    </span>
  );
}
