import { useTranslations } from "use-intl";
import { searchableInterests } from "#contract/catalogue/interests.ts";
import { Checkbox } from "#ui/form/choices/checkbox.tsx";
import { InterestChips } from "#web/features/profiles/interest-chips.tsx";
import { groupInterests } from "#web/features/profiles/interest-groups.ts";
import { useInterests } from "#web/site/use-site.ts";
import type { FilterValues } from "#web/features/search/search-query.ts";
import styles from "./filter-fields.module.css";

interface MoreFiltersProps {
  readonly values: FilterValues;
  readonly onChange: (change: Partial<FilterValues>) => void;
}

/** The filters that few searches need. */
export function MoreFilters({ values, onChange }: MoreFiltersProps) {
  const t = useTranslations("more-search.filters");
  const groups = useTranslations("profiles.interestGroups");
  const offered = useInterests().filter((one) => searchableInterests.includes(one));
  const chosen = offered.filter((one) => values.interests.split(",").includes(one));
  return (
    <div className={styles.fields}>
      {(["new_only", "active_only"] as const).map((name) => (
        <Checkbox
          key={name}
          name={name}
          value="1"
          autoComplete="off"
          label={t(name)}
          checked={values[name] === "1"}
          onChange={(event) => onChange({ [name]: event.target.checked ? "1" : "" })}
        />
      ))}
      <p>{t("interests")}</p>
      {groupInterests(offered, []).map(({ group, interests }) => (
        <InterestChips
          key={group}
          legend={groups(group)}
          interests={interests}
          chosen={chosen}
          onChoose={(next) => onChange({ interests: next.join(",") })}
        />
      ))}
    </div>
  );
}
