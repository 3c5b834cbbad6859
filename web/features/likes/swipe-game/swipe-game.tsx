import { Heart, Layers, Undo2, X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { MemberCard } from "#contract/profiles.ts";
import { showToast } from "#ui/overlay/show-toast.ts";
import { EmptyState } from "#ui/status/state.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useMoment } from "#web/texts/formats.ts";
import { SWIPE_LIKES, SWIPED_DAYS } from "#contract/likes/limits.ts";
import type { Swipe } from "./deck.ts";
import { SwipeCard } from "./swipe-card.tsx";
import styles from "./swipe-game.module.css";
import { useDeck } from "./use-deck.ts";
import type { SwipedCard } from "./use-deck.ts";
import { useGameKeys } from "./use-game-keys.ts";

/** The card on top and those below it, whose photos load ahead. */
const SHOWN = 3;
/** As long as a card takes to leave, and a little more. */
const LEAVING_MS = 300;

/** A deck of members to like or to pass, by swiping, buttons or arrow keys. */
export function SwipeGame() {
  const t = useTranslations("swipe-game");
  const { deck, last, swipe, undo, reload } = useDeck();
  const { leaving, leave } = useLeaving();
  const [status, setStatus] = useState("");
  const navigate = useNavigate();
  const cards = deck.members.filter((member) => !member.liked);
  const spent = deck.likes_left === 0;
  const top = spent ? undefined : cards[0];

  function onSwipe(how: Swipe) {
    if (!top) return;
    leave({ member: top, how });
    swipe(top, how);
    const next = cards[1];
    setStatus(next ? t("card", { name: next.name, age: String(next.age) }) : "");
  }
  function onUndo() {
    const back = undo();
    if (!back) return showToast({ text: t("nothingToUndo"), transient: true });
    setStatus(t("back", { name: back.name }));
  }
  useGameKeys({
    ArrowLeft: () => onSwipe("pass"),
    ArrowRight: () => onSwipe("like"),
    Backspace: onUndo,
    Enter: () => top && void navigate(paths.member(top.id)),
  });
  useReloadAt(spent ? deck.next_likes_at : null, reload);

  const shown = spent ? [] : cards.slice(0, SHOWN);
  const left = leaving.filter(({ member }) => shown.every(({ id }) => id !== member.id));
  return (
    <div className={styles.page} data-fits-window data-ended={!top || undefined}>
      <div className={top ? styles.words : "visually-hidden"}>
        <h1 className="visually-hidden-on-phone">{t("headline")}</h1>
        <p className={styles.lead}>{t("lead", { count: SWIPE_LIKES })}</p>
        <LikesLeft left={deck.likes_left} />
      </div>
      <div className={styles.game}>
        <div className={styles.stage}>
          {!top && (
            <div className={styles.none}>
              <NoCards spentUntil={spent ? deck.next_likes_at : null} />
            </div>
          )}
          <div className={styles.cards}>
            <div className={styles.deck}>
              {[...left.map(toLeaving), ...shown.map(toShown)].map((card) => (
                <SwipeCard key={card.member.id} {...card} onSwipe={onSwipe} />
              ))}
            </div>
          </div>
        </div>
        {(top || last?.how === "pass") && !spent && (
          <Buttons top={top} onSwipe={onSwipe} onUndo={onUndo} />
        )}
        <p className="visually-hidden" role="status">
          {status}
        </p>
      </div>
      {top && <KeyHints />}
    </div>
  );
}

const toLeaving = ({ member, how }: SwipedCard) => ({ member, place: null, leaves: how });
const toShown = (member: MemberCard, place: number) => ({ member, place, leaves: null });

interface ButtonsProps {
  readonly top: MemberCard | undefined;
  readonly onSwipe: (how: Swipe) => void;
  readonly onUndo: () => void;
}

/** Pass, undo and like. Their names have the member's, so a screen reader needs no card. */
function Buttons({ top, onSwipe, onUndo }: ButtonsProps) {
  const t = useTranslations("swipe-game");
  return (
    <div className={styles.buttons}>
      {top && (
        <button
          type="button"
          className={styles.pass}
          aria-label={t("pass", { name: top.name })}
          onClick={() => onSwipe("pass")}
        >
          <X />
        </button>
      )}
      <button type="button" className={styles.undo} aria-label={t("undo")} onClick={onUndo}>
        <Undo2 />
      </button>
      {top && (
        <button
          type="button"
          className={styles.like}
          aria-label={t("like", { name: top.name })}
          onClick={() => onSwipe("like")}
        >
          <Heart />
        </button>
      )}
    </div>
  );
}

/** How many of the day's likes are left; null without a limit. */
function LikesLeft({ left }: { readonly left: number | null }) {
  const t = useTranslations("swipe-game");
  if (left === null) return <p>{t("unlimited")}</p>;
  return (
    <p className={styles.left}>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: SWIPE_LIKES }, (_, place) => (
          <span key={place} data-left={place < left || undefined} />
        ))}
      </span>
      <strong>{t("likesLeft", { count: left })}</strong>
    </p>
  );
}

const keys = [
  ["pass", "←"],
  ["like", "→"],
  ["undo", "⌫"],
  ["open", "↵"],
] as const;

/** The keys of the game, for windows with room. */
function KeyHints() {
  const t = useTranslations("swipe-game.keys");
  return (
    <ul className={styles.keys} aria-label={t("label")}>
      {keys.map(([key, cap]) => (
        <li key={key}>
          <kbd className={styles.cap}>{cap}</kbd>
          {t(key)}
        </li>
      ))}
    </ul>
  );
}

/** The wait for the next likes, or the end of the deck. */
function NoCards({ spentUntil }: { readonly spentUntil: string | null }) {
  const t = useTranslations("swipe-game");
  const moment = useMoment();
  const action = (
    <LinkButton to={paths.members()}>
      {t(spentUntil === null ? "empty.action" : "spent.action")}
    </LinkButton>
  );
  if (spentUntil === null) {
    return (
      <EmptyState icon={<Layers aria-hidden />} title={t("empty.title")} action={action}>
        {t("empty.help", { days: String(SWIPED_DAYS) })}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Heart aria-hidden />} title={t("spent.title")} action={action}>
      {t("spent.help", { date: moment(spentUntil), count: String(SWIPE_LIKES) })}
    </EmptyState>
  );
}

/** The cards that are on their way out. */
function useLeaving() {
  const [leaving, setLeaving] = useState<readonly SwipedCard[]>([]);
  function leave(card: SwipedCard) {
    setLeaving((cards) => [...cards, card]);
    setTimeout(() => setLeaving((cards) => cards.filter((one) => one !== card)), LEAVING_MS);
  }
  return { leaving, leave };
}

/** Reloads the deck once the likes are there again, each minute because this clock may be ahead. */
function useReloadAt(at: string | null, reload: () => void) {
  const onTime = useEffectEvent(reload);
  useEffect(() => {
    if (at === null) return;
    const timer = setInterval(() => {
      if (Date.parse(at) <= Date.now()) onTime();
    }, 60_000);
    return () => clearInterval(timer);
  }, [at]);
}
