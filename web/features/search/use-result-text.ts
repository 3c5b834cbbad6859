import { useTranslations } from "use-intl";
import type { SearchResults } from "#contract/search.ts";
import { toGenderKey } from "./search-query.ts";

/** The result counts as text. Fictional profiles do not count as members and are counted separately. */
export function useResultText() {
  const t = useTranslations("search");
  return {
    /** "128 vrouwen", "meer dan 1.000 leden". */
    members: ({ numResults: count, numResultsCapped: capped, filters }: SearchResults) => {
      const gender = toGenderKey(filters.gender);
      return capped ? t(`resultsCapped.${gender}`) : t(`results.${gender}`, { count });
    },
    /** "en 3 fictieve profielen"; "" if there are none. */
    fictional: ({ num_fictional: count, num_fictional_capped: capped }: SearchResults) => {
      if (count === 0) return "";
      return capped ? t("fictionalCapped") : t("fictional", { count });
    },
    /** A sentence on a list that includes members who seek somebody else. */
    everyone: ({ filters }: SearchResults) => t(`everyoneShown.${toGenderKey(filters.gender)}`),
  };
}
