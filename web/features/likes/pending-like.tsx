import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/shared/ids.ts";
import type { ProfileView } from "#contract/profiles.ts";
import { Button } from "#ui/action/button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { memberQuery } from "#web/features/profiles/queries.ts";
import { LIKE_PARAM } from "#web/features/accounts/use-log-in-prompt.ts";
import { ProfilePhoto } from "#web/features/profiles/profile-photo.tsx";
import { useApi } from "#web/page-context.ts";
import { useRemoveParam } from "#web/site/use-remove-param.ts";
import styles from "./pending-like.module.css";
import { useLike } from "./use-like.ts";

interface PendingLikeProps {
  readonly open: boolean;
  readonly id: MemberId;
}

/** Offers the like once the member's profile has loaded. */
export function PendingLike({ open, id }: PendingLikeProps) {
  const { data: member } = useQuery(memberQuery(useApi(), id));
  return member && !member.liked ? <Ready member={member} open={open} /> : null;
}

function Ready({ member, open }: { member: ProfileView; open: boolean }) {
  const t = useTranslations("likes.ready");
  const like = useLike(member);
  const drop = useRemoveParam();
  const close = () => drop(LIKE_PARAM);
  const { name } = member;
  return (
    <Modal
      hasAddress
      open={open}
      width="small"
      onClose={close}
      closeText={t("close")}
      title={t("title", { name })}
      actions={
        <>
          <TextButton onClick={close}>{t("later")}</TextButton>
          <Button
            size="big"
            wide
            icon={<Heart />}
            data-focus-first
            onClick={() => {
              close();
              like({ liked: true });
            }}
          >
            {t("give")}
          </Button>
        </>
      }
    >
      <div className={styles.photo}>
        <ProfilePhoto member={member} sizes="200px" />
      </div>
    </Modal>
  );
}
