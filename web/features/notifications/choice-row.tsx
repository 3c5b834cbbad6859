import { useId } from "react";
import styles from "./choice-row.module.css";

interface ChoiceRowProps {
  readonly label: string;
  readonly hint: string;
  readonly mail: boolean;
  /** Null for a kind that is not pushed. */
  readonly push: boolean | null;
  /** The words above the two columns. */
  readonly columns: { readonly mail: string; readonly push: string };
  readonly onChange: (channel: "mail" | "push", on: boolean) => void;
}

/** A kind of notification with a box for each way to get it. */
export function ChoiceRow({ label, hint, mail, push, columns, onChange }: ChoiceRowProps) {
  const id = useId();
  const on = { mail, push };
  const channels = (["mail", "push"] as const).filter((channel) => on[channel] !== null);
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span id={id} className={styles.hint}>
          {hint}
        </span>
      </span>
      {channels.map((channel) => (
        <label key={channel} className={styles.target}>
          <input
            type="checkbox"
            className={styles.box}
            aria-label={`${label}, ${columns[channel]}`}
            aria-describedby={id}
            checked={on[channel] === true}
            onChange={(event) => onChange(channel, event.currentTarget.checked)}
          />
        </label>
      ))}
    </div>
  );
}
