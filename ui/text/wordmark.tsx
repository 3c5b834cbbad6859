import styles from "./wordmark.module.css";

/** A longer name does not fit a phone's bar in one line. */
const LONG = 12;

/** The site's name in the headline face, with a coral leaf. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark} data-long={name.length > LONG || undefined}>
      <span className={styles.name}>
        {name}
        <span className={styles.leaf} />
      </span>
    </span>
  );
}
