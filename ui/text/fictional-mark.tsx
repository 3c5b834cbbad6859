import { classNames } from "#ui/class-names.ts";
import { FictionalIcon } from "./fictional-icon.tsx";
import styles from "./fictional-mark.module.css";

interface FictionalMarkProps {
  /** The site's words, such as "Fictief profiel"; never shortened. */
  readonly text: string;
  /** `strip` lies at the foot of a Photo, `label` stands under a name. */
  readonly form: "strip" | "label";
}

/** Says that a profile is fictional. Straw is used for this and for nothing else. */
export function FictionalMark({ text, form }: FictionalMarkProps) {
  return (
    <span className={classNames(styles.mark, styles[form])}>
      <FictionalIcon className={styles.icon} />
      <span>{text}</span>
    </span>
  );
}
