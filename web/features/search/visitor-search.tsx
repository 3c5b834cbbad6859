import { useId } from "react";
import { Form, useMatches } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { paths } from "#web/paths.ts";
import type { RouteName } from "#web/route-types.ts";
import { useSettings } from "#web/site/use-site.ts";
import { offeredAges } from "./offered-ages.ts";
import styles from "./visitor-search.module.css";

/**
 * A short search by gender and age for visitors, in the footer of every page but search. Hidden if
 * the site does not let visitors search.
 */
export function VisitorSearch() {
  const t = useTranslations("shell.visitorSearch");
  const titleId = useId();
  const { logged_out_search, min_age, search_fields } = useSettings();
  const searching = useMatches().some(({ id }) => id === ("members" satisfies RouteName));
  if (logged_out_search !== "all" || searching) return null;
  return (
    <Form
      className={styles.search}
      action={paths.members()}
      role="search"
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles.title}>
        {t("title")}
      </h2>
      {search_fields.includes("gender") && (
        <SelectField
          name="gender"
          label={t("seeks")}
          autoComplete="off"
          fieldClassName={styles.whole}
        >
          <option value="female">{t("female")}</option>
          <option value="male">{t("male")}</option>
        </SelectField>
      )}
      {(["min_age", "max_age"] as const)
        .filter((field) => search_fields.includes(field))
        .map((field) => (
          <SelectField key={field} name={field} label={t(field)} autoComplete="off">
            <option value="">{t("anyAge")}</option>
            {offeredAges(min_age).map((age) => (
              <option key={age}>{age}</option>
            ))}
          </SelectField>
        ))}
      <Button type="submit" variant="quiet" className={styles.submit}>
        {t("submit")}
      </Button>
    </Form>
  );
}
