import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { FoundMember, ProfileCard } from "#contract/profiles.ts";
import { linkFrom } from "#web/site/links/back-link.ts";
import { Link, useIsMoving } from "#web/site/links/link.tsx";
import styles from "./member-card.module.css";
import { Presence } from "./presence.tsx";
import { ProfilePhoto } from "./profile-photo.tsx";

interface MemberCardProps {
  readonly member: ProfileCard & Partial<Pick<FoundMember, "distance_km">>;
  /** Address of the profile. */
  readonly to: string;
  /** Heading level of the name. */
  readonly heading?: "h2" | "h3" | undefined;
  /** Above the fold, so load its photo first. */
  readonly first?: boolean | undefined;
  /** `small`: three in a row on a phone. */
  readonly size?: "normal" | "small" | undefined;
  /** Makes the profile's back link return to this card's list. */
  readonly ofList?: boolean | undefined;
  /** Next to the name, such as the heart. */
  readonly button?: ReactNode;
  /** Shown above the town, such as the label of a new like. */
  readonly children?: ReactNode;
}

/** Photo first, words below, no box around them. Photo and name are one link. */
export function MemberCard({
  member,
  to,
  heading: Heading = "h2",
  first,
  size = "normal",
  ofList = false,
  button,
  children,
}: MemberCardProps) {
  const t = useTranslations("profiles");
  const { name, age, city, online, is, distance_km: km } = member;
  return (
    <article className={styles.card} data-size={size}>
      <div className={styles.top}>
        <Link
          to={to}
          state={{ ...(ofList && linkFrom("list")), card: member }}
          viewTransition
          className={styles.link}
        >
          <ProfilePhoto member={member} sizes={sizes[size]} first={first} moves={useIsMoving(to)} />
          <Heading className={styles.name}>{t("nameAge", { name, age: String(age) })}</Heading>
        </Link>
        {button && <div className={styles.button}>{button}</div>}
      </div>
      <div className={styles.meta}>
        {children}
        <p>{km ? t("cityDistance", { city, km }) : city}</p>
        <p>{is === "fictional" ? t("noContact") : <Presence online={online} />}</p>
      </div>
    </article>
  );
}

const sizes = {
  normal: "(min-width: 1200px) 282px, (min-width: 768px) 30vw, 46vw",
  small: "(min-width: 992px) 180px, 30vw",
} as const;
