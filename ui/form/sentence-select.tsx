import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./sentence-select.module.css";

interface SentenceSelectProps extends ComponentProps<"select"> {
  /** The accessible name; the sentence around the select is the visible one. */
  readonly label: string;
  /** Values with their labels. */
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** A native select among the words of a sentence on the deep ground. */
export function SentenceSelect({ label, options, ...rest }: SentenceSelectProps) {
  return (
    <span className={styles.frame}>
      <select {...rest} aria-label={label} className={styles.select}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className={styles.chevron} />
    </span>
  );
}
