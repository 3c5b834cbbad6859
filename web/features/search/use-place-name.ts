import { useSettings } from "#web/site/use-site.ts";
import { useCountryName } from "#web/texts/formats.ts";
import type { FilterValues } from "./search-query.ts";

/** The name of the region, else of the country; "" for everywhere. */
export function usePlaceName(): (
  values: Pick<FilterValues, "country" | "countryregion">,
) => string {
  const { countries, region_data } = useSettings();
  const nameOf = useCountryName();
  return ({ country, countryregion }) => {
    if (!countries.includes(country)) return "";
    const region = region_data[country]?.find(({ code }) => code === countryregion);
    return region?.name ?? nameOf(country);
  };
}
