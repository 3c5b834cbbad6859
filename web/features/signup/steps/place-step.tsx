import { useTranslations } from "use-intl";
import { useCountryName } from "#web/texts/use-country-name.ts";
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
  const regions = useRegions();
  const country = answers.country;
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
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="region"
        label={words(regionLabel[country as CountryCode])}
        autoComplete="address-level1"
        value={answers.region}
        onChange={(event) => change({ region: event.target.value })}
        error={wrong("region")}
      >
        <option value="">{t("choose")}</option>
        {(regions[country] ?? []).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
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
