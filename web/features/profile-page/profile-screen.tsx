import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { useLocation, useParams } from "react-router";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/shared/ids.ts";
import type { ProfileCard, ProfileView } from "#contract/profiles.ts";
import { parseMemberId } from "#contract/shared/parse-id.ts";
import { iconButtonClass } from "#ui/action/icon-button.tsx";
import { isApiError } from "#web/api/api.ts";
import { invalidate } from "#web/api/query-key.ts";
import { LogInPrompt } from "#web/features/accounts/log-in-prompt.tsx";
import { ResumeLike } from "#web/features/likes/resume-like.tsx";
import { storeLiked } from "#web/features/likes/set-liked.ts";
import { useApi, usePageContext } from "#web/page-context.ts";
import { useGoBack } from "#web/site/links/back-link.ts";
import { lazyPart } from "#web/site/loading/lazy-part.tsx";
import { notFound } from "#web/site/not-found.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { countsKey } from "#web/site/queries.ts";
import { useUser } from "#web/site/use-site.ts";
import { WhenNear } from "#web/site/loading/when-near.tsx";
import { TextLink } from "#web/site/links/text-link.tsx";
import { FailedToLoad } from "#web/features/profiles/failed-to-load.tsx";
import { Gallery } from "./photos/gallery.tsx";
import { ProfileActions } from "./profile-actions.tsx";
import { ProfileDetails, ProfileText } from "./profile-details.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { Link } from "#web/site/links/link.tsx";
import styles from "./profile-screen.module.css";
import { ProfileMenu } from "./profile-menu.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { UnavailableProfile } from "./unavailable-profile.tsx";
import { memberQuery } from "#web/features/profiles/queries.ts";

const RelatedMembers = lazyPart(
  async () => (await import("#web/features/search/related-members.tsx")).RelatedMembers,
  ["more-search"],
);

interface ProfileScreenProps {
  /** The link back to the list the reader came from. */
  readonly back: { readonly to: string; readonly text: string };
}

/** Another member's profile, the same from search and from likes. */
export function ProfileScreen({ back }: ProfileScreenProps) {
  const t = useTranslations("profile-page");
  const tProfile = useTranslations("profiles");
  const api = useApi();
  const user = useUser();
  const id = parseMemberId(useParams()["id"]) ?? notFound();
  const {
    data: member,
    error,
    refetch,
  } = useQuery({
    ...memberQuery(api, id),
    throwOnError: isMissing,
  });
  useMarkLikeSeen(member);
  const card = useOpenedCard(id);
  // null is a profile that can no longer be seen, whose name must not show either.
  const known = member === undefined ? card : member;
  return (
    <div className={styles.screen} data-member={user ? true : undefined}>
      <PageTitle>
        {known ? tProfile("nameAge", { name: known.name, age: String(known.age) }) : t("title")}
      </PageTitle>
      <BackLink {...back} />
      {member && <ProfileMenu member={member} />}
      {member && (
        <article className={styles.profile}>
          <Gallery member={member} />
          <div className={styles.words}>
            <ProfileHead member={member} />
            <ProfileActions member={member} />
            <ProfileText member={member} />
            <ProfileDetails member={member} />
          </div>
        </article>
      )}
      {member && (
        <WhenNear key={id}>
          <RelatedMembers id={id} />
        </WhenNear>
      )}
      {member === null && <UnavailableProfile id={id} back={back} />}
      {member === undefined && !error && <ProfileSkeleton card={card} />}
      {member === undefined && error && <FailedToLoad error={error} again={() => void refetch()} />}
      <LogInPrompt />
      <ResumeLike />
    </div>
  );
}

/** Marks a like as seen when the profile opens. If the request fails, the like stays new. */
function useMarkLikeSeen(member: ProfileView | null | undefined): void {
  const { api, queryClient } = usePageContext();
  const id = member?.like_new ? member.id : null;
  useEffect(() => {
    if (!id) return;
    api("POST /api/members/:id/seen", { params: { id } }).then(
      () => {
        storeLiked(queryClient, id, { like_new: false });
        invalidate(queryClient, countsKey);
      },
      () => undefined,
    );
  }, [api, queryClient, id]);
}

/** The card whose link opened this page, if there was one. */
function useOpenedCard(id: MemberId): ProfileCard | null {
  const state = useLocation().state as { readonly card?: ProfileCard } | null;
  return state?.card?.id === id ? state.card : null;
}

/** A text link on a desktop, a round button over the photo on a phone. */
function BackLink({ to, text }: ProfileScreenProps["back"]) {
  const goBack = useGoBack("list");
  const t = useTranslations("profile-page");
  return (
    <nav className={styles.back} aria-label={t("wayBack")}>
      <TextLink to={to} onClick={goBack}>
        <ArrowLeft aria-hidden />
        {text}
      </TextLink>
      <Link
        to={to}
        onClick={goBack}
        className={iconButtonClass({ variant: "paper" })}
        aria-label={text}
      >
        <ArrowLeft aria-hidden />
      </Link>
    </nav>
  );
}

/** Whether the profile does not exist, so that the 404 page is shown. */
function isMissing(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
