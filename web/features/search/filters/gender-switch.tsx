import { useTranslations } from "use-intl";
import { FieldGroup } from "#ui/form/field.tsx";
import styles from "./gender-switch.module.css";
import { any } from "#web/features/search/search-query.ts";

interface GenderSwitchProps {
  /** "" until the server responds. */
  readonly value: string;
  readonly onChange: (gender: string) => void;
  readonly error?: string | undefined;
}

/** A three-part switch for the gender to search for; three radio buttons for the keyboard. */
export function GenderSwitch({ value, onChange, error }: GenderSwitchProps) {
  const t = useTranslations("search");
  const words = useTranslations("attributes.genderPlural");
  return (
    <FieldGroup legend={t("seeks")} error={error}>
      <div className={styles.switch}>
        {(["female", "male", any] as const).map((gender) => (
          <label key={gender} className={styles.part}>
            <input
              type="radio"
              name="gender"
              value={gender}
              autoComplete="off"
              className={styles.input}
              checked={value === gender}
              onChange={() => onChange(gender)}
            />
            {gender === any ? t("both") : words(gender)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
