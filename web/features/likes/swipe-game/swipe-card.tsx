import { Heart, X } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MemberCard } from "#contract/profiles.ts";
import { Presence } from "#web/features/profiles/presence.tsx";
import { ProfilePhoto } from "#web/features/profiles/profile-photo.tsx";
import { paths } from "#contract/paths.ts";
import { linkFrom } from "#web/site/links/back-link.ts";
import { Link } from "#web/site/links/link.tsx";
import type { Swipe } from "./deck.ts";
import styles from "./swipe-card.module.css";
import { useDrag } from "./use-drag.ts";

interface SwipeCardProps {
  readonly member: MemberCard;
  /** 0 is on top; null is a card that leaves. */
  readonly place: number | null;
  /** Which way it leaves. */
  readonly leaves: Swipe | null;
  readonly onSwipe: (how: Swipe) => void;
}

/** A card of the deck. Only the top one can be swiped, opened and read. */
export function SwipeCard({ member, place, leaves, onSwipe }: SwipeCardProps) {
  const t = useTranslations("profiles");
  const { id, name, age, city, online, is } = member;
  const top = place === 0;
  const card = useDrag(leaves, onSwipe);
  const title = t("nameAge", { name, age: String(age) });
  return (
    <div
      {...card}
      className={styles.card}
      data-place={place ?? "leaving"}
      role="group"
      aria-label={title}
      inert={!top}
    >
      <Link
        to={paths.member(id)}
        state={{ ...linkFrom("list"), card: member }}
        className={styles.link}
        draggable={false}
      >
        <ProfilePhoto member={member} sizes="(min-width: 768px) 384px, 92vw" first={top} />
        <h2 className={styles.name}>{title}</h2>
      </Link>
      <div className={styles.meta}>
        <p>{city}</p>
        <p>{is === "fictional" ? t("noContact") : <Presence online={online} />}</p>
      </div>
      <span className={styles.hint} data-of="like" aria-hidden="true">
        <Heart />
      </span>
      <span className={styles.hint} data-of="pass" aria-hidden="true">
        <X />
      </span>
    </div>
  );
}
