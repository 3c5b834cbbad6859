import { useTranslations } from "use-intl";
import { TextField } from "#ui/form/text-field.tsx";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import type { StepProps } from "./step-props.ts";

/** Step 2: display name and town. */
export function PlaceStep({ answers, change, wrong }: StepProps) {
  const t = useTranslations("signup.place");
  return (
    <>
      <TextField
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        autoComplete="given-name"
        value={answers.name}
        onChange={(event) => change({ name: event.target.value })}
        error={wrong("name")}
      />
      <PlaceFields
        texts={{ country: t("country"), choose: t("choose"), city: t("city") }}
        place={answers}
        change={change}
        wrong={wrong}
      />
    </>
  );
}
