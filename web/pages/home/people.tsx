import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Chat } from "#contract/chat.ts";
import type { MemberCard as Member } from "#contract/profiles.ts";
import { useFormatTimestamp } from "#web/features/chat/conversation/format-timestamp.ts";
import { ChatRow } from "#web/features/chat/list/chat-row.tsx";
import { LikeIconButton } from "#web/features/likes/like-icon-button.tsx";
import { MemberCard } from "#web/features/profiles/member-card.tsx";
import { MemberList } from "#web/features/search/member-list.tsx";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/site/links/text-link.tsx";
import styles from "./people.module.css";

/** Conversations with unread messages; each row is a link with face, text and time. */
export function UnreadChats({ chats }: { chats: readonly Chat[] }) {
  const t = useTranslations("home.member");
  const format = useFormatTimestamp();
  return (
    <Section
      title={t("toRead")}
      className={styles.unread}
      link={<TextLink to={paths.chats()}>{t("allMessages")}</TextLink>}
    >
      <ul className={styles.chats}>
        {chats.map((chat) => (
          <ChatRow key={chat.conversation.id} chat={chat} format={format} current={false} />
        ))}
      </ul>
    </Section>
  );
}

export function NewLikes({ likes }: { likes: readonly Member[] }) {
  const t = useTranslations("home.member");
  return (
    <Section
      title={t("newLikes")}
      className={styles.likes}
      link={<TextLink to={paths.likes()}>{t("allLikes")}</TextLink>}
    >
      <ul className={styles.faces}>
        {likes.map((member) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              to={paths.likesMember(member.id)}
              heading="h3"
              size="small"
              button={<LikeIconButton member={member} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface MemberRowProps {
  readonly title: string;
  readonly members: readonly Member[];
  /** A link next to the title. */
  readonly children?: ReactNode;
}

/** One row of members with hearts. */
export function MemberRow({ title, members, children }: MemberRowProps) {
  return (
    <Section title={title} className={styles.row} link={children}>
      <MemberList members={members} />
    </Section>
  );
}

interface SectionProps {
  readonly title: string;
  readonly className: string | undefined;
  readonly link: ReactNode;
  readonly children: ReactNode;
}

function Section({ title, className, link, children }: SectionProps) {
  return (
    <section className={className}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {link}
      </div>
      {children}
    </section>
  );
}
