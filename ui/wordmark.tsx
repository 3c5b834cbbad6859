import styles from "./wordmark.module.css";

/** The site's name in the headline face, with one ember. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      {name}
      <span className={styles.ember} />
    </span>
  );
}
