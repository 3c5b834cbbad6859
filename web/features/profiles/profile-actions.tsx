import type { ProfileView } from "#contract/profile-view.ts";
import { LikeButton } from "#web/features/likes/like-button.tsx";
import { useUser } from "#web/site/use-site.ts";
import { MessageButton, MessagePriceSentence } from "./message-button.tsx";
import styles from "./profile-actions.module.css";

/** What one can do with a profile; on a phone a bar at the foot of the screen. */
export function ProfileActions({ member }: { member: ProfileView }) {
  const own = useUser()?.profile.id === member.id;
  if (own) return null;
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        <LikeButton member={member} />
        <MessageButton member={member} />
      </div>
      <MessagePriceSentence member={member} />
    </div>
  );
}
