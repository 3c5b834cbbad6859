import { Heart } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MemberCard } from "#contract/profiles.ts";
import { IconButton, iconButtonClass } from "#ui/action/icon-button.tsx";
import { useLikePrompt } from "#web/features/accounts/use-log-in-prompt.ts";
import { useUser } from "#web/site/use-site.ts";
import { useLike } from "./use-like.ts";
import { Link } from "#web/site/links/link.tsx";

/** The heart on a card, filled when liked. Visitors are asked to log in. */
export function LikeIconButton({ member }: { member: MemberCard }) {
  return useUser() ? <MemberButton member={member} /> : <VisitorButton member={member} />;
}

function MemberButton({ member }: { member: MemberCard }) {
  const t = useTranslations("likes");
  const like = useLike(member);
  return (
    <IconButton
      name={t("heart", { name: member.name })}
      variant="like"
      pressed={member.liked}
      onClick={() => like({ liked: !member.liked })}
    >
      <Heart />
    </IconButton>
  );
}

function VisitorButton({ member }: { member: MemberCard }) {
  const t = useTranslations("likes");
  const ask = useLikePrompt();
  return (
    <Link
      {...ask(member.id)}
      className={iconButtonClass({ variant: "like" })}
      aria-label={t("heart", { name: member.name })}
    >
      <Heart />
    </Link>
  );
}
