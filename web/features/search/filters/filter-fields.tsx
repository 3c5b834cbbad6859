import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCountryName } from "#web/texts/formats.ts";
import { regionLabel } from "#contract/catalogue/regions.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { TextButton } from "#ui/action/text-link.tsx";
import { Checkbox } from "#ui/form/choices/checkbox.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { lazyPart } from "#web/site/loading/lazy-part.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./filter-fields.module.css";
import { GenderSwitch } from "./gender-switch.tsx";
import { any, toGenderKey } from "#web/features/search/search-query.ts";
import type { FilterValues } from "#web/features/search/search-query.ts";
import type { Search } from "#web/features/search/use-search.ts";
import { ageOptions } from "#web/features/search/age-options.ts";

interface FilterFieldsProps {
  readonly values: FilterValues;
  readonly wrong: Search["wrong"];
  /** Receives the changed values, including those that depend on them. */
  readonly onChange: (change: Partial<FilterValues>) => void;
}

/** The search filters as native form fields, so that search works without scripts. */
export function FilterFields({ values, wrong, onChange }: FilterFieldsProps) {
  const { search_fields } = useSettings();
  const t = useTranslations("search");
  const isMember = useUser() !== null;
  const has = (field: (typeof search_fields)[number]) => search_fields.includes(field);
  const parts = { values, wrong, onChange };
  return (
    <div className={styles.fields}>
      {has("gender") && (
        <GenderSwitch
          value={values.gender}
          onChange={(gender) => onChange({ gender })}
          error={wrong["gender"]?.message}
        />
      )}
      {isMember && <EveryoneField {...parts} />}
      {(has("min_age") || has("max_age")) && <AgeFields {...parts} />}
      {has("country") && <CountryField {...parts} />}
      {has("countryregion") && values.country in regionLabel && <RegionField {...parts} />}
      <RealOnlyField {...parts} />
      <ChoiceField {...parts} name="with_photo" label={t("withPhoto")} />
      <MoreFields {...parts} />
    </div>
  );
}

interface ChoiceFieldProps extends Pick<FilterFieldsProps, "values" | "onChange"> {
  readonly name: "everyone" | "real_only" | "with_photo";
  readonly label: string;
}

function ChoiceField({ values, onChange, name, label }: ChoiceFieldProps) {
  return (
    <Checkbox
      name={name}
      value="1"
      autoComplete="off"
      label={label}
      checked={values[name] === "1"}
      onChange={(event) => onChange({ [name]: event.target.checked ? "1" : "" })}
    />
  );
}

/** By default members find only people who seek them too; this option shows everyone. */
function EveryoneField(props: FilterFieldsProps) {
  const t = useTranslations("search.everyone");
  return <ChoiceField {...props} name="everyone" label={t(toGenderKey(props.values.gender))} />;
}

/** Leaves out fictional profiles, on sites that have them. */
export function RealOnlyField(props: Pick<FilterFieldsProps, "values" | "onChange">) {
  const t = useTranslations("search");
  return (
    useSettings().fictional_count > 0 && (
      <ChoiceField {...props} name="real_only" label={t("realOnly")} />
    )
  );
}

const MoreFilters = lazyPart(
  async () => (await import("./more-filters.tsx")).MoreFilters,
  ["more-search", "interests"],
);

/** The rarer filters, whose code and texts load when they first open. */
function MoreFields(props: FilterFieldsProps) {
  const t = useTranslations("search");
  const [open, setOpen] = useState(false);
  if (open) return <MoreFilters {...props} />;
  return (
    <TextButton className={styles.more} onClick={() => setOpen(true)}>
      {t("more")}
    </TextButton>
  );
}

function AgeFields({ values, wrong, onChange }: FilterFieldsProps) {
  const t = useTranslations("search");
  const { search_fields, min_age } = useSettings();
  const error = wrong["min_age"]?.message ?? wrong["max_age"]?.message;
  return (
    <FieldGroup legend={t("age")} error={error}>
      <div className={styles.ages}>
        {(["min_age", "max_age"] as const)
          .filter((field) => search_fields.includes(field))
          .map((field) => (
            <SelectField
              key={field}
              name={field}
              label={t(field)}
              autoComplete="off"
              invalid={Boolean(error)}
              value={values[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
              options={[["", t("anyAge")], ...ageOptions(min_age, values[field])]}
            />
          ))}
      </div>
    </FieldGroup>
  );
}

function CountryField({ values, wrong, onChange }: FilterFieldsProps) {
  const t = useTranslations("search");
  const { countries } = useSettings();
  const nameOf = useCountryName();
  return (
    <SelectField
      name="country"
      label={t("country")}
      autoComplete="off"
      value={values.country}
      onChange={(event) => onChange({ country: event.target.value, countryregion: "" })}
      error={wrong["country"]?.message}
      options={[[any, t("anyCountry")], ...countries.map((code) => [code, nameOf(code)] as const)]}
    />
  );
}

function RegionField({ values, wrong, onChange }: FilterFieldsProps) {
  const t = useTranslations("search");
  const labels = useTranslations("attributes.regionLabel");
  const { region_data } = useSettings();
  const { country } = values;
  const regions = region_data[country] ?? [];
  return (
    <SelectField
      name="countryregion"
      label={labels(regionLabel[country as CountryCode])}
      autoComplete="off"
      value={values.countryregion}
      onChange={(event) => onChange({ countryregion: event.target.value })}
      error={wrong["countryregion"]?.message}
      options={[["", t("anyRegion")], ...regions.map(({ code, name }) => [code, name] as const)]}
    />
  );
}
