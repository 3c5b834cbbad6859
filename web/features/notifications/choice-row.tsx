import { useId } from "react";
import { usePressed } from "#web/site/use-pressed.ts";
import styles from "./choice-row.module.css";

interface ChoiceRowProps {
  readonly label: string;
  readonly hint: string;
  readonly mail: boolean;
  readonly push: boolean;
  /** The words above the two columns. */
  readonly columns: { readonly mail: string; readonly push: string };
  readonly onChange: (channel: "mail" | "push", on: boolean) => void;
}

/** A kind of notification with a box for each way to get it. */
export function ChoiceRow({ label, hint, mail, push, columns, onChange }: ChoiceRowProps) {
  const id = useId();
  const on = { mail, push };
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span id={id} className={styles.hint}>
          {hint}
        </span>
      </span>
      {(["mail", "push"] as const).map((channel) => (
        <Box
          key={channel}
          label={`${label}, ${columns[channel]}`}
          hintId={id}
          checked={on[channel]}
          onChange={(checked) => onChange(channel, checked)}
        />
      ))}
    </div>
  );
}

interface BoxProps {
  readonly label: string;
  readonly hintId: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}

function Box({ label, hintId, checked, onChange }: BoxProps) {
  const [isOn, press] = usePressed(checked);
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        aria-describedby={hintId}
        checked={isOn}
        onChange={(event) => {
          press(event.currentTarget.checked);
          onChange(event.currentTarget.checked);
        }}
      />
    </label>
  );
}
