import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { textLinkClass } from "#ui/action/text-link.tsx";
import { paths } from "#web/paths.ts";
import { FilterFields } from "./filter-fields.tsx";
import { Link } from "#web/site/link.tsx";
import styles from "./filter-column.module.css";
import type { Search } from "./use-search.ts";

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
      <Link to={paths.members()} replace className={textLinkClass}>
        {t("clear")}
      </Link>
    </form>
  );
}
