import { useId } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { paths } from "#contract/paths.ts";
import { useSettings } from "#web/site/use-site.ts";
import { ageOptions } from "./age-options.ts";
import { SearchForm } from "./search-form.tsx";
import styles from "./visitor-search.module.css";

const pagesWithSearch: readonly string[] = [paths.home(), paths.members()];

/**
 * A short search by gender and age for visitors, in the footer of pages without another search.
 * Hidden if the visitor may not search.
 */
export function VisitorSearch() {
  const t = useTranslations("shell.visitorSearch");
  const titleId = useId();
  const { visitor_search, min_age, search_fields } = useSettings();
  const hasSearch = pagesWithSearch.includes(useLocation().pathname);
  if (!visitor_search || hasSearch) return null;
  const ages = [["", t("anyAge")], ...ageOptions(min_age)] as const;
  return (
    <SearchForm className={styles.search} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t("title")}
      </h2>
      {search_fields.includes("gender") && (
        <SelectField
          name="gender"
          label={t("seeks")}
          autoComplete="off"
          fieldClassName={styles.whole}
          options={(["female", "male"] as const).map((gender) => [gender, t(gender)])}
        />
      )}
      {(["min_age", "max_age"] as const)
        .filter((field) => search_fields.includes(field))
        .map((field) => (
          <SelectField
            key={field}
            name={field}
            label={t(field)}
            autoComplete="off"
            options={ages}
          />
        ))}
      <Button type="submit" variant="quiet" className={styles.submit}>
        {t("submit")}
      </Button>
    </SearchForm>
  );
}
