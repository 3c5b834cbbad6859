import { Heart, HeartOff } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MemberCard } from "#contract/profile-view.ts";
import { Button } from "#ui/button.tsx";
import type { ButtonLook } from "#ui/button.tsx";
import { useAskToLogIn, useLikeAddress } from "#web/features/accounts/ask-to-log-in.ts";
import { LinkButton } from "#web/shell/link-button.tsx";
import { useUser } from "#web/shell/use-site.ts";
import { useLike } from "./use-like.ts";

interface LikeButtonProps extends ButtonLook {
  readonly member: MemberCard;
}

/** Like, or take it back, in words. A visitor's asks to log in first. */
export function LikeButton(props: LikeButtonProps) {
  return useUser() ? <MemberLikeButton {...props} /> : <VisitorLikeButton {...props} />;
}

function MemberLikeButton({ member, ...look }: LikeButtonProps) {
  const t = useTranslations("likes");
  const like = useLike(member);
  const { liked } = member;
  return (
    <Button
      {...look}
      icon={liked ? <HeartOff /> : <Heart />}
      onClick={() => like({ liked: !liked })}
    >
      {liked ? t("takeBack") : t("give")}
    </Button>
  );
}

function VisitorLikeButton({ member, ...look }: LikeButtonProps) {
  const t = useTranslations("likes");
  const ask = useAskToLogIn();
  const likeAddress = useLikeAddress();
  return (
    <LinkButton {...look} {...ask(likeAddress(member.id))}>
      <Heart />
      {t("give")}
    </LinkButton>
  );
}
