import { useState } from "react";
import { Lock } from "lucide-react";
import { useTranslations } from "use-intl";
import { dayIn } from "#contract/formatting/formats.ts";
import { BirthDateField } from "#ui/form/birth-date-field.tsx";
import { Note } from "#ui/text/note.tsx";
import { usePageContext } from "#web/page-context.ts";
import { useSettings } from "#web/site/use-site.ts";
import { ageOn } from "#web/features/signup/age-on.ts";
import type { StepProps } from "./step-props.ts";

/** Beyond this age, the year must be a typo. */
const OLDEST = 120;

/** Step 1: the date of birth, with the age that others will see. */
export function BirthDateStep({ answers, change, wrong }: StepProps) {
  const t = useTranslations("signup.birthDate");
  const { locale, timeZone } = usePageContext();
  const { min_age } = useSettings();
  const [today] = useState(() => dayIn(timeZone, new Date()));
  const age = ageOn(answers.birthDate, today);
  const shown = age !== null && age >= min_age && age < OLDEST;
  return (
    <>
      <BirthDateField
        legend={t("legend")}
        legendHidden
        dayText={t("day")}
        monthText={t("month")}
        yearText={t("year")}
        locale={locale}
        value={answers.birthDate}
        onChange={(birthDate) => change({ birthDate })}
        error={wrong("date_of_birth")}
        ok={shown ? t("age", { age }) : undefined}
      />
      <Note icon={<Lock aria-hidden />}>{t("private")}</Note>
    </>
  );
}
