import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profiles.ts";
import { Modal } from "#ui/overlay/modal.tsx";
import { ProfilePhoto } from "#web/features/profiles/profile-photo.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { Link } from "#web/site/links/link.tsx";
import styles from "./new-like-modal.module.css";

/** Announces a new like; the photo and the button lead to the profile. */
export function NewLikeModal({ member, onEnd }: { member: ProfileCard; onEnd: () => void }) {
  const t = useTranslations("likes");
  const to = paths.member(member.id);
  return (
    <Modal
      open
      onClose={onEnd}
      closeText={t("newLike.close")}
      title={t("newLike.title")}
      actions={
        <LinkButton to={to} size="big" wide data-focus-first onClick={onEnd}>
          {t("newLike.open", { name: member.name })}
        </LinkButton>
      }
    >
      <div className={styles.like}>
        <Link to={to} className={styles.photo} onClick={onEnd}>
          <ProfilePhoto member={member} sizes="200px" ofMatch />
          <span className="visually-hidden">{t("newLike.open", { name: member.name })}</span>
        </Link>
        <p className={styles.words}>{t("likesMe", { name: member.name })}</p>
      </div>
    </Modal>
  );
}
