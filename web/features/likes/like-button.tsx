import { Heart } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MemberCard } from "#contract/profiles.ts";
import { Button, buttonClass } from "#ui/action/button.tsx";
import round from "#ui/action/round-on-phone.module.css";
import { classNames } from "#ui/class-names.ts";
import { useLikePrompt } from "#web/features/accounts/use-log-in-prompt.ts";
import { useUser } from "#web/site/use-site.ts";
import { Link } from "#web/site/links/link.tsx";
import styles from "./like-button.module.css";
import { useLike } from "./use-like.ts";

interface LikeButtonProps {
  readonly member: MemberCard;
  /** Shows the label on a phone too. */
  readonly showsWord?: boolean;
  /** Whether it lies on the deep ground. */
  readonly onDeep?: boolean;
}

/** Likes or unlikes a profile; a round heart on a phone. Visitors are asked to log in. */
export function LikeButton(props: LikeButtonProps) {
  return useUser() ? <MemberLikeButton {...props} /> : <VisitorLikeButton {...props} />;
}

function MemberLikeButton({ member, showsWord = false, onDeep = false }: LikeButtonProps) {
  const t = useTranslations("likes");
  const like = useLike(member);
  const { liked } = member;
  return (
    <Button
      {...look}
      {...(onDeep && { variant: "ghost-deep" })}
      icon={<Heart />}
      className={classNames(
        !onDeep && styles.like,
        liked && styles.liked,
        !showsWord && round.round,
      )}
      onClick={() => like({ liked: !liked })}
    >
      <span className={showsWord ? undefined : "visually-hidden-on-phone"}>
        {liked ? t("takeBack") : t("give")}
      </span>
    </Button>
  );
}

function VisitorLikeButton({ member }: LikeButtonProps) {
  const t = useTranslations("likes");
  const ask = useLikePrompt();
  return (
    <Link {...ask(member.id)} className={classNames(buttonClass(look), styles.like, round.round)}>
      <Heart />
      <span className="visually-hidden-on-phone">{t("give")}</span>
    </Link>
  );
}

const look = { variant: "quiet", size: "big" } as const;
