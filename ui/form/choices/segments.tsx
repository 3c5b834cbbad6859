import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { FieldGroup } from "#ui/form/field.tsx";
import styles from "./segments.module.css";

interface SegmentsProps<Value extends string> {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean | undefined;
  readonly name: string;
  /** May be none of the options until it is known. */
  readonly value: string;
  readonly onChange: (value: Value) => void;
  /** The label of each value, in order. */
  readonly options: Readonly<Record<Value, ReactNode>>;
  readonly error?: string | undefined;
}

/** One of a few short answers, side by side; radio buttons for the keyboard and screen readers. */
export function Segments<Value extends string>({
  name,
  value,
  onChange,
  options,
  ...group
}: SegmentsProps<Value>) {
  return (
    <FieldGroup {...group}>
      <div className={styles.segments}>
        {(Object.entries(options) as [Value, ReactNode][]).map(([option, label]) => (
          <label key={option} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option}
              autoComplete="off"
              className={styles.input}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The same look for links of a `nav`; the current one has `aria-current`. */
export const segmentLinks = {
  list: classNames(styles.segments),
  link: classNames(styles.segment),
} as const;
