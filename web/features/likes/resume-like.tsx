import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/shared/ids.ts";
import { parseMemberId } from "#contract/shared/parse-id.ts";
import type { ProfileView } from "#contract/profiles.ts";
import { Button } from "#ui/action/button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { memberQuery } from "#web/features/profiles/queries.ts";
import { LIKE_PARAM } from "#web/features/accounts/use-log-in-prompt.ts";
import { ProfilePhoto } from "#web/features/profiles/profile-photo.tsx";
import { useApi } from "#web/page-context.ts";
import { useRemoveParam } from "#web/site/use-remove-param.ts";
import { useUser } from "#web/site/use-site.ts";
import styles from "./resume-like.module.css";
import { useLike } from "./use-like.ts";

/** After log-in, offers the like a visitor was about to send (`?like=` with the profile id). */
export function ResumeLike() {
  const [search] = useSearchParams();
  const id = parseMemberId(search.get(LIKE_PARAM) ?? undefined);
  return useUser() && id ? <PendingLike id={id} /> : null;
}

function PendingLike({ id }: { id: MemberId }) {
  const { data: member } = useQuery(memberQuery(useApi(), id));
  return member && !member.liked ? <Ready member={member} /> : null;
}

function Ready({ member }: { member: ProfileView }) {
  const t = useTranslations("likes.ready");
  const like = useLike(member);
  const drop = useRemoveParam();
  const close = () => drop(LIKE_PARAM);
  const { name } = member;
  return (
    <Modal
      open
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
