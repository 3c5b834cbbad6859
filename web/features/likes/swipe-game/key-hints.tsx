import { useTranslations } from "use-intl";
import styles from "./key-hints.module.css";

const keys = [
  ["pass", "←"],
  ["like", "→"],
  ["undo", "⌫"],
  ["open", "↵"],
] as const;

/** The keys of the game, for windows with room. */
export function KeyHints() {
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
