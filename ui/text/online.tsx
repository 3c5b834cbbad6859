import styles from "./online.module.css";

/** The words and a green dot beside them. */
export function Online({ text }: { text: string }) {
  return <span className={styles.online}>{text}</span>;
}
