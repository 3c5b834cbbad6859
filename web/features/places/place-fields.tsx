import { useTranslations } from "use-intl";
import { regionLabel } from "#contract/catalogue/regions.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { useRegions, useSettings } from "#web/site/use-site.ts";
import { useCountryName } from "#web/texts/formats.ts";
import styles from "./place-fields.module.css";
import { TownField } from "./town-field.tsx";

export interface Place {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

interface PlaceFieldsProps {
  readonly texts: { readonly country: string; readonly choose: string; readonly city: string };
  readonly place: Place;
  readonly change: (change: Partial<Place>) => void;
  /** The error of a field, if it has one. */
  readonly wrong: (field: keyof Place) => string | undefined;
}

/** Where a member lives: country, region by its own kind's name, and a town of that region. */
export function PlaceFields({ texts, place, change, wrong }: PlaceFieldsProps) {
  const words = useTranslations("attributes.regionLabel");
  const { countries } = useSettings();
  const { country, region, city } = place;
  const regions = useRegions()[country] ?? [];
  const nameOf = useCountryName();
  return (
    <>
      <div className={styles.area}>
        <SelectField
          name="country"
          label={texts.country}
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
          value={region}
          onChange={(event) => change({ region: event.target.value })}
          error={wrong("region")}
          options={[["", texts.choose], ...regions.map(({ code, name }) => [code, name] as const)]}
        />
      </div>
      <TownField
        name="city"
        label={texts.city}
        place={{ country, region }}
        value={city}
        onChange={(town) => change({ city: town })}
        error={wrong("city")}
      />
    </>
  );
}
