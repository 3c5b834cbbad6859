import styles from "./wordmark.module.css";

/** A longer name does not fit on one line of a phone's bar. */
const LONG = 12;

/** The site's name in the heading font, with a coral leaf. */
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
