import { classNames } from "#ui/class-names.ts";
import { FictionalIcon } from "./fictional-icon.tsx";
import styles from "./fictional-mark.module.css";

interface FictionalMarkProps {
  /** The site's text, such as "Fictief profiel"; never shortened. */
  readonly text: string;
  /** `strip` goes at the bottom of a Photo, `label` below a name. */
  readonly form: "strip" | "label";
}

/** Marks a profile as fictional. The straw colour is reserved for this. */
export function FictionalMark({ text, form }: FictionalMarkProps) {
  return (
    <span className={classNames(styles.mark, styles[form])}>
      <FictionalIcon className={styles.icon} />
      <span>{text}</span>
    </span>
  );
}
