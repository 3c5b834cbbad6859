import { useTranslations } from "use-intl";
import { genders, seekings } from "#contract/catalogue/attributes.ts";
import type { Seeking } from "#contract/catalogue/attributes.ts";
import { ChoiceRow, ChoiceRows } from "#ui/form/choices/choice-row.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import styles from "#web/features/signup/signup.module.css";
import { paths } from "#contract/paths.ts";
import { NewTabLink } from "./new-tab-link.tsx";
import type { StepProps } from "./step-props.ts";

/** Step 0: the visitor's gender and the gender they seek, and why the site needs both. */
export function WhoStep({ answers, change, wrong }: StepProps) {
  const t = useTranslations("signup.who");
  const words = useTranslations("attributes");
  return (
    <>
      <GenderRows
        name="gender"
        legend={t("gender")}
        values={genders}
        word={(gender) => words(`gender.${gender}`)}
        chosen={answers.gender}
        onChoose={(gender) => change({ gender })}
        error={wrong("gender")}
      />
      <GenderRows
        name="seeks"
        legend={t("seeks")}
        values={seekings}
        word={(seeks) => (seeks === "both" ? t("both") : words(`genderPlural.${seeks}`))}
        chosen={answers.seeks}
        onChoose={(seeks) => change({ seeks })}
        error={wrong("seeks")}
      />
      <p className={styles.why}>
        {t.rich("why", {
          privacy: (text) => <NewTabLink to={paths.privacy()}>{text}</NewTabLink>,
        })}
      </p>
    </>
  );
}

interface GenderRowsProps<Value extends Seeking> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly word: (value: Value) => string;
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly error: string | undefined;
}

function GenderRows<Value extends Seeking>({
  name,
  legend,
  values,
  word,
  chosen,
  onChoose,
  error,
}: GenderRowsProps<Value>) {
  return (
    <FieldGroup legend={legend} error={error}>
      <ChoiceRows>
        {values.map((value) => (
          <ChoiceRow
            key={value}
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          >
            {word(value)}
          </ChoiceRow>
        ))}
      </ChoiceRows>
    </FieldGroup>
  );
}
