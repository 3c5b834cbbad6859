import { useTranslations } from "use-intl";
import { genders } from "#contract/catalogue/attributes.ts";
import type { Gender } from "#contract/catalogue/attributes.ts";
import { ChoiceRow, ChoiceRows } from "#ui/form/choice-row.tsx";
import { FieldGroup } from "#ui/form/field-group.tsx";
import styles from "#web/features/signup/signup.module.css";
import { paths } from "#web/paths.ts";
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
        word={(gender) => words(`gender.${gender}`)}
        chosen={answers.gender}
        onChoose={(gender) => change({ gender })}
        error={wrong("gender")}
      />
      <GenderRows
        name="seeks"
        legend={t("seeks")}
        word={(gender) => words(`genderPlural.${gender}`)}
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

interface GenderRowsProps {
  readonly name: string;
  readonly legend: string;
  readonly word: (gender: Gender) => string;
  readonly chosen: Gender | null;
  readonly onChoose: (gender: Gender) => void;
  readonly error: string | undefined;
}

function GenderRows({ name, legend, word, chosen, onChoose, error }: GenderRowsProps) {
  return (
    <FieldGroup legend={legend} error={error}>
      <ChoiceRows columns={2}>
        {genders.map((gender) => (
          <ChoiceRow
            key={gender}
            name={name}
            value={gender}
            checked={chosen === gender}
            onChange={() => onChoose(gender)}
            data-invalid={error ? true : undefined}
          >
            {word(gender)}
          </ChoiceRow>
        ))}
      </ChoiceRows>
    </FieldGroup>
  );
}
