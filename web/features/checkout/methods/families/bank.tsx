import { useTranslations } from "use-intl";
import { SelectField } from "#ui/form/select-field.tsx";
import styles from "#web/features/checkout/methods/method-rows.module.css";
import type { FamilyProps } from "./family-props.ts";

/** Payment at the member's own bank, which can be chosen here where the provider lists the banks. */
export function Bank({ method, bank, onBank }: FamilyProps) {
  const t = useTranslations("checkout.method");
  if (method.issuers.length === 0) return <p className={styles.hint}>{t("details.bank")}</p>;
  return (
    <SelectField
      autoComplete="off"
      label={t("bank")}
      name="issuer"
      fieldClassName={styles.bank}
      value={bank}
      onChange={(event) => onBank(event.target.value)}
      options={[["", t("bankLater")], ...method.issuers.map(({ id, name }) => [id, name] as const)]}
    />
  );
}
