import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { auditActions } from "#contract/office/audit-actions.ts";
import { staffQuery } from "#office/office-api.ts";
import { Button, buttonClass } from "#ui/action/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import styles from "./audit.module.css";

/** A form that opens the same page with its filters in the address. */
export function AuditFilters() {
  const t = useTranslations("office.audit");
  const { data } = useQuery(staffQuery);
  const address = new URLSearchParams(window.location.search);
  const field = (name: string) => ({ name, defaultValue: address.get(name) ?? "" });
  // A select starts with the choice in the address only if that option exists when it is drawn.
  if (!data) return null;
  const all = ["", t("all")] as const;
  return (
    <form method="get" action="/audit" className={styles.filters} aria-label={t("filters")}>
      <SelectField
        label={t("person")}
        {...field("staff")}
        options={[all, ...data.staff.map(({ id, name }) => [id, name] as const)]}
      />
      <SelectField
        label={t("action")}
        {...field("action")}
        options={[all, ...auditActions.map((action) => [action, t(`actions.${action}`)] as const)]}
      />
      <SelectField
        label={t("site")}
        {...field("site")}
        options={[all, ...data.sites.map(({ id, name }) => [id, name] as const)]}
      />
      <TextField label={t("from")} type="date" {...field("from")} />
      <TextField label={t("until")} type="date" {...field("until")} />
      <div className={styles.filterButtons}>
        <Button type="submit">{t("apply")}</Button>
        <a href="/audit" className={buttonClass({ variant: "quiet" })}>
          {t("clear")}
        </a>
      </div>
    </form>
  );
}
