import { CircleUser } from "lucide-react";
import type { ProfileCard } from "#contract/profiles.ts";
import { Avatar } from "#ui/photo/avatar.tsx";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./chat-avatar.module.css";

interface ChatAvatarProps {
  readonly profile: Pick<ProfileCard, "main_image">;
  readonly size?: "small" | "normal" | undefined;
}

/** A profile's photo or a placeholder. No alt text, since the name is next to it. */
export function ChatAvatar({ profile, size }: ChatAvatarProps) {
  const { cdn_prefix } = useSettings();
  const image = profile.main_image;
  if (image) return <Avatar src={cdn_prefix + image.thumb_filename} size={size} />;
  return (
    <span className={styles.none} data-size={size}>
      <CircleUser aria-hidden />
    </span>
  );
}
