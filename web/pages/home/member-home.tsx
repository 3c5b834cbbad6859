import { useQuery } from "@tanstack/react-query";
import { useFormatter, useNow, useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { chatsQuery } from "#web/features/chat/queries.ts";
import { likesQuery } from "#web/features/likes/queries.ts";
import { MemberGridSkeleton } from "#web/features/profiles/member-grid.tsx";
import { newMembersQuery, searchQuery } from "#web/features/search/queries.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { useCounts } from "#web/site/use-counts.ts";
import { useSettings } from "#web/site/use-site.ts";
import { useDateFormat } from "#web/texts/formats.ts";
import { TextLink } from "#web/site/links/text-link.tsx";
import { choosePeople } from "./choose-people.ts";
import styles from "./member-home.module.css";
import { NextStep } from "./next-step.tsx";
import { MemberRow, NewLikes, UnreadChats } from "./people.tsx";

/** A member's home page: new messages, new likes, a next step and members to meet. */
export function MemberHome({ user }: { user: User }) {
  const t = useTranslations("home.member");
  const { name } = useSettings();
  return (
    <div className={styles.page}>
      <PageTitle bare>{name}</PageTitle>
      <div className={styles.welcome}>
        <h1>{t("welcome", { name: user.profile.name })}</h1>
        <Today />
      </div>
      <People />
    </div>
  );
}

/** The date, and a sentence on what is new. */
function Today() {
  const t = useTranslations("home.member");
  const nav = useTranslations("shell.nav");
  const format = useFormatter();
  const date = useDateFormat()(useNow(), { weekday: "long", day: "numeric", month: "long" });
  const { messages, likes } = useCounts();
  const news = [
    ...(messages > 0 ? [nav("unread", { count: messages })] : []),
    ...(likes > 0 ? [nav("newLikes", { count: likes })] : []),
  ];
  return (
    <p className={styles.today}>
      {t.rich("today", {
        date,
        news: news.length > 0 ? format.list(news) : t("noNews"),
        sentence: (words) => <span>{words}</span>,
      })}
    </p>
  );
}

function People() {
  const t = useTranslations("home.member");
  const api = useApi();
  const chats = useQuery(chatsQuery(api));
  const likes = useQuery(likesQuery(api));
  const newMembers = useQuery(newMembersQuery(api));
  const search = useQuery(searchQuery(api, {}));
  // Wait for the search, the slowest of the four. Parts that failed are omitted; each has its own page.
  if (search.isPending) return <MemberGridSkeleton />;
  const results = search.data?.is === "found" ? search.data : null;
  const people = choosePeople({
    chats: chats.data ?? [],
    likes: likes.data ?? { liked_by: [] },
    newMembers: newMembers.data ?? [],
    found: results?.members ?? [],
  });
  const { unread, active } = people;
  const news = [unread.length > 0 && "unread", people.likes.length > 0 && "likes"];
  return (
    <>
      <div className={styles.news} data-news={news.filter(Boolean).join(" ")}>
        {unread.length > 0 && <UnreadChats chats={unread} />}
        {people.likes.length > 0 && <NewLikes likes={people.likes} />}
        <NextStep results={results} faces={people.more} />
      </div>
      {people.newMembers.length > 0 && (
        <MemberRow title={t("newMembers")} members={people.newMembers} />
      )}
      {active.length > 0 && (
        <MemberRow title={t("active")} members={active}>
          <TextLink to={paths.members()}>{t("search")}</TextLink>
        </MemberRow>
      )}
    </>
  );
}
