import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/site/links/text-link.tsx";
import { FilterFields } from "./filter-fields.tsx";
import styles from "./filter-column.module.css";
import type { Search } from "#web/features/search/use-search.ts";

/**
 * The filters next to the results from 1200 px up. Changes apply at once. Without scripts this is a
 * plain form with a button at every width.
 */
export function FilterColumn({ values, wrong, apply }: Search) {
  const t = useTranslations("search");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply({});
  };
  return (
    <form
      className={styles.column}
      method="get"
      action={paths.members()}
      aria-label={t("filters")}
      onSubmit={submit}
      noValidate
    >
      <FilterFields values={values} wrong={wrong} onChange={apply} />
      <Button type="submit" variant="quiet" wide className={styles.submit}>
        {t("submit")}
      </Button>
      <TextLink to={paths.members()} replace>
        {t("clear")}
      </TextLink>
    </form>
  );
}
