import { useFormatter, useTranslations } from "use-intl";
import type { OfferedMethod } from "#contract/checkout.ts";
import { ChoiceRow, ChoiceRows } from "#ui/form/choices/choice-row.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import styles from "./method-rows.module.css";

interface MethodRowsProps {
  readonly offered: readonly OfferedMethod[];
  readonly chosen: OfferedMethod;
  readonly onChoose: (id: string) => void;
  /** The chosen bank; "" leaves the choice to the provider's page. */
  readonly bank: string;
  readonly onBank: (id: string) => void;
}

/** The available payment methods, with a bank choice for those that support it. */
export function MethodRows({ offered, chosen, onChoose, bank, onBank }: MethodRowsProps) {
  const t = useTranslations("checkout.method");
  return (
    <div className={styles.methods}>
      {offered.length === 1 ? (
        <div className={styles.only}>
          <p className={styles.legend}>{t("only")}</p>
          <strong className={styles.name}>{chosen.name}</strong>
          <MethodHint method={chosen} />
        </div>
      ) : (
        <FieldGroup legend={t("legend")}>
          <ChoiceRows>
            {offered.map((method) => (
              <ChoiceRow
                key={method.id}
                name="method"
                value={method.id}
                checked={method.id === chosen.id}
                onChange={() => onChoose(method.id)}
              >
                <strong className={styles.name}>{method.name}</strong>
                <MethodHint method={method} />
              </ChoiceRow>
            ))}
          </ChoiceRows>
        </FieldGroup>
      )}
      {chosen.issuers.length > 0 && (
        <SelectField
          autoComplete="off"
          label={t("bank")}
          name="issuer"
          fieldClassName={styles.bank}
          value={bank}
          onChange={(event) => onBank(event.target.value)}
          options={[
            ["", t("bankLater")],
            ...chosen.issuers.map(({ id, name }) => [id, name] as const),
          ]}
        />
      )}
    </div>
  );
}

/** The accepted cards, or a short description of the method. */
function MethodHint({ method }: { method: OfferedMethod }) {
  const t = useTranslations("checkout.method");
  const format = useFormatter();
  const brands = method.brands.map(({ name }) => name);
  return (
    <span className={styles.hint}>
      {brands.length > 0 ? format.list(brands) : t(`families.${method.family}`)}
    </span>
  );
}
