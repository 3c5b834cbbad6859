import { useTranslations } from "use-intl";
import { useCountryName } from "#web/texts/formats.ts";
import { useSettings } from "#web/site/use-site.ts";
import type { FilterValues } from "./search-query.ts";

/** Summarizes the filters in one line: "Vrouwen, 45–62, Utrecht". */
export function useFilterSummary(values: FilterValues): string {
  const t = useTranslations("search.summary");
  const genders = useTranslations("attributes.genderPlural");
  const place = usePlaceName();
  const { gender, min_age: min, max_age: max } = values;
  const age = min === max ? Number(min) : 0;
  const ages =
    age > 0
      ? t("age", { age })
      : min && max
        ? t("ages", { min, max })
        : min
          ? t("agesFrom", { min })
          : max && t("agesTo", { max });
  const parts = [
    (gender === "female" || gender === "male") && genders(gender),
    ages,
    place(values),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : t("everyone");
}

/** The name of the region, else of the country; "" for everywhere. */
function usePlaceName(): (values: Pick<FilterValues, "country" | "countryregion">) => string {
  const { countries, region_data } = useSettings();
  const nameOf = useCountryName();
  return ({ country, countryregion }) => {
    if (!countries.includes(country)) return "";
    const region = region_data[country]?.find(({ code }) => code === countryregion);
    return region?.name ?? nameOf(country);
  };
}
