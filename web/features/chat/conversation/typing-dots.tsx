import styles from "./typing-dots.module.css";

/** Three dots where the next message will stand; the words are said elsewhere. */
export function TypingDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
