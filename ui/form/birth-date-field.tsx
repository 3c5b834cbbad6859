import { useId } from "react";
import type { ReactNode } from "react";
import styles from "./birth-date-field.module.css";
import type { BirthDateParts } from "./birth-date-parts.ts";
import { Field, inputClass, FieldGroup } from "./field.tsx";
import type { FieldTexts } from "./field-messages.tsx";
import { monthNames } from "./month-names.ts";
import { SelectField } from "./select-field.tsx";

interface BirthDateFieldProps extends FieldTexts {
  readonly legend: ReactNode;
  /** Shows the legend to screen readers only, where a heading asks the same question. */
  readonly legendHidden?: boolean;
  readonly dayText: string;
  readonly monthText: string;
  readonly yearText: string;
  /** The language of the month names, such as "nl". */
  readonly locale: string;
  readonly value: BirthDateParts;
  readonly onChange: (value: BirthDateParts) => void;
}

/** Three fields, because a calendar would have to be paged back by decades. */
export function BirthDateField({
  dayText,
  monthText,
  yearText,
  locale,
  value,
  onChange,
  ...group
}: BirthDateFieldProps) {
  const id = useId();
  const invalid = Boolean(group.error);
  return (
    <FieldGroup {...group}>
      <div className={styles.parts}>
        <Field label={dayText} id={`${id}-day`} invalid={invalid} className={styles.day}>
          {(control) => (
            <input
              {...control}
              className={inputClass}
              autoComplete="bday-day"
              inputMode="numeric"
              value={value.day}
              onChange={(event) => onChange({ ...value, day: digits(event.target.value, 2) })}
            />
          )}
        </Field>
        <SelectField
          invalid={invalid}
          label={monthText}
          fieldClassName={styles.month}
          autoComplete="bday-month"
          value={value.month}
          onChange={(event) => onChange({ ...value, month: event.target.value })}
          options={monthNames(locale).map((name, index) => [String(index + 1), name])}
        >
          <option value="" aria-label={monthText} />
        </SelectField>
        <Field label={yearText} id={`${id}-year`} invalid={invalid} className={styles.year}>
          {(control) => (
            <input
              {...control}
              className={inputClass}
              autoComplete="bday-year"
              inputMode="numeric"
              value={value.year}
              onChange={(event) => onChange({ ...value, year: digits(event.target.value, 4) })}
            />
          )}
        </Field>
      </div>
    </FieldGroup>
  );
}

function digits(text: string, most: number): string {
  return text.replaceAll(/\D/gu, "").slice(0, most);
}
