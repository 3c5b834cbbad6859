import { useTranslations } from "use-intl";
import { useCountryName } from "#web/texts/formats.ts";
import { regionLabel } from "#contract/catalogue/regions.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { TownField } from "#web/features/places/town-field.tsx";
import { useRegions, useSettings } from "#web/site/use-site.ts";
import type { StepProps } from "./step-props.ts";

/** Step 2: display name and town. */
export function PlaceStep({ answers, change, wrong }: StepProps) {
  const t = useTranslations("signup.place");
  const words = useTranslations("attributes.regionLabel");
  const { countries } = useSettings();
  const { country } = answers;
  const regions = useRegions()[country] ?? [];
  const nameOf = useCountryName();
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
      <SelectField
        name="country"
        label={t("country")}
        autoComplete="country"
        value={country}
        onChange={(event) => change({ country: event.target.value, region: "" })}
        error={wrong("country")}
        options={countries.map((code) => [code, nameOf(code)])}
      />
      <SelectField
        name="region"
        label={words(regionLabel[country as CountryCode])}
        autoComplete="address-level1"
        value={answers.region}
        onChange={(event) => change({ region: event.target.value })}
        error={wrong("region")}
        options={[["", t("choose")], ...regions.map(({ code, name }) => [code, name] as const)]}
      />
      <TownField
        name="city"
        label={t("city")}
        place={{ country, region: answers.region }}
        value={answers.city}
        onChange={(city) => change({ city })}
        error={wrong("city")}
      />
    </>
  );
}
