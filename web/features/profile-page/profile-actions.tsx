import type { ProfileView } from "#contract/profiles.ts";
import { ButtonPriceDetail } from "#web/features/chat/button-price.tsx";
import { useMessagePrice } from "#web/features/chat/message-price.ts";
import { LikeButton } from "#web/features/likes/like-button.tsx";
import { useUser } from "#web/site/use-site.ts";
import { GiftButton } from "./gift-button.tsx";
import { MessageButton } from "./message-button.tsx";
import styles from "./profile-actions.module.css";

/** Like, gift and message buttons; on a phone a bar at the bottom of the screen. */
export function ProfileActions({ member }: { member: ProfileView }) {
  const own = useUser()?.profile.id === member.id;
  const price = useMessagePrice(member.id);
  if (own) return null;
  return (
    <div className={styles.actions} data-action-bar>
      <LikeButton member={member} />
      <GiftButton recipient={member.id} />
      <div className={styles.message}>
        <MessageButton recipient={member.id} />
        {price && (
          <p className={styles.detail}>
            <ButtonPriceDetail price={price} />
          </p>
        )}
      </div>
    </div>
  );
}
