import { classNames } from "#ui/class-names.ts";
import styles from "./avatar.module.css";

interface AvatarProps {
  readonly src: string;
  /** 44 or 56 px. */
  readonly size?: "small" | "normal" | undefined;
}

/** A face, cropped from a 4:5 portrait. No alt text, since the name is next to it. */
export function Avatar({ src, size = "normal" }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, size === "small" && styles.small)}>
      <img src={src} alt="" width={56} height={56} loading="lazy" decoding="async" />
    </span>
  );
}
