import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profile-view.ts";
import { cameFrom } from "./came-from.ts";
import styles from "./member-card.module.css";
import { Presence } from "./presence.tsx";
import { ProfilePhoto } from "./profile-photo.tsx";

interface MemberCardProps {
  readonly member: ProfileCard;
  /** The address of the profile. */
  readonly to: string;
  /** Under which heading the card stands. */
  readonly heading?: "h2" | "h3" | undefined;
  readonly first?: boolean | undefined;
  /** The profile's way back leads to the list this card stands in. */
  readonly ofList?: boolean | undefined;
  /** Beside the name, such as the heart. */
  readonly button?: ReactNode;
  /** Above the town, such as that a like is new. */
  readonly children?: ReactNode;
}

/** Picture first, words under it, no box around them. Photo and name are one link. */
export function MemberCard({
  member,
  to,
  heading: Heading = "h2",
  first,
  ofList = false,
  button,
  children,
}: MemberCardProps) {
  const t = useTranslations("profiles");
  const { name, age, city, online, is } = member;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <Link to={to} state={ofList ? cameFrom : null} className={styles.link}>
          <ProfilePhoto member={member} sizes={sizes} first={first} />
          <Heading className={styles.name}>{t("nameAge", { name, age: String(age) })}</Heading>
        </Link>
        {button && <div className={styles.button}>{button}</div>}
      </div>
      <div className={styles.meta}>
        {children}
        <p>{city}</p>
        <p>{is === "fictional" ? t("noMeeting") : <Presence online={online} />}</p>
      </div>
    </article>
  );
}

const sizes = "(min-width: 1200px) 210px, (min-width: 768px) 30vw, 46vw";
