import { useTranslations } from "use-intl";
import type { FilterValues } from "#web/features/search/search-query.ts";
import { usePlaceName } from "#web/features/search/use-place-name.ts";

const otherFilters = [
  "real_only",
  "with_photo",
  "new_only",
  "active_only",
  "interests",
  "everyone",
] as const;

/** Summarizes the filters in one line: "Vrouwen, 45–62, Utrecht, +2". */
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
  // The filters without a place in the line are counted.
  const others = otherFilters.filter((name) => values[name]).length;
  const parts = [
    (gender === "female" || gender === "male") && genders(gender),
    ages,
    place(values),
    others > 0 && `+${others}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : t("everyone");
}
