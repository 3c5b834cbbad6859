import { useQuery } from "@tanstack/react-query";
import { Heart, HeartHandshake } from "lucide-react";
import { useTranslations } from "use-intl";
import { EmptyState } from "#ui/status/state.tsx";
import { useCachedOnBack } from "#web/site/use-cached-on-back.ts";
import { ButtonCredits } from "#web/features/chat/button-price.tsx";
import { FailedToLoad } from "#web/features/profiles/failed-to-load.tsx";
import { MemberCard } from "#web/features/profiles/member-card.tsx";
import { MemberGrid, MemberGridSkeleton } from "#web/features/profiles/member-grid.tsx";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { linkFrom } from "#web/site/links/back-link.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { LikeIconButton } from "#web/features/likes/like-icon-button.tsx";
import { listLikes } from "./like-lists.ts";
import type { LikeType, ListedLike } from "./like-lists.ts";
import { likesQuery } from "#web/features/likes/queries.ts";
import styles from "./likes-list.module.css";

/** The likes of one tab as cards; new likes come first and are labelled. */
export function LikesList({ type }: { type: LikeType }) {
  const { data, error, refetch } = useQuery({ ...likesQuery(useApi()), ...useCachedOnBack() });
  if (!data) {
    if (error) return <FailedToLoad error={error} again={() => void refetch()} />;
    return <MemberGridSkeleton />;
  }
  const listed = listLikes(data, type);
  if (listed.length === 0) return <NoLikes type={type} />;
  return (
    <MemberGrid>
      {listed.map((member) => (
        <li key={member.id}>
          <MemberCard
            member={member}
            to={paths.likesMember(member.id)}
            ofList
            button={<LikeIconButton member={member} />}
          >
            <State member={member} type={type} />
          </MemberCard>
          {type === "matches" && <WriteLink member={member} />}
        </li>
      ))}
    </MemberGrid>
  );
}

/** To the conversation; the same price for all, because it costs no call for each. */
function WriteLink({ member }: { member: ListedLike }) {
  const t = useTranslations("likes.matched");
  const { message_credits } = useSettings();
  return (
    <div className={styles.write}>
      <LinkButton
        to={paths.memberChat(member.id)}
        state={linkFrom("matches")}
        variant="soft"
        wide
        price={<ButtonCredits credits={message_credits} />}
      >
        {t("write", { name: member.name })}
      </LinkButton>
    </div>
  );
}

/** Labels a new like or a match. */
function State({ member, type }: { member: ListedLike; type: LikeType }) {
  const t = useTranslations("likes-list");
  const match = member.match && member.liked && type !== "matches";
  return (
    <>
      {member.like_new && (
        <p className={styles.new}>
          <Heart aria-hidden />
          {t("new")}
        </p>
      )}
      {match && (
        <p className={styles.match}>
          <HeartHandshake aria-hidden />
          {t("match")}
        </p>
      )}
    </>
  );
}

function NoLikes({ type }: { type: LikeType }) {
  const t = useTranslations("likes-list");
  return (
    <EmptyState
      icon={type === "matches" ? <HeartHandshake aria-hidden /> : <Heart aria-hidden />}
      title={t(`none.${type}.title`)}
      action={<LinkButton to={paths.members()}>{t("none.action")}</LinkButton>}
    >
      {t(`none.${type}.help`)}
    </EmptyState>
  );
}
