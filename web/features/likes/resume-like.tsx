import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/ids.ts";
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
  const api = useApi();
  const [search] = useSearchParams();
  const id = search.get(LIKE_PARAM);
  const isPending = useUser() !== null && id !== null;
  const member = useQuery({
    ...memberQuery(api, (id ?? "") as MemberId),
    enabled: isPending,
  }).data;
  if (!isPending || !member || member.liked) return null;
  return <Ready member={member} />;
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
