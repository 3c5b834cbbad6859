import { useFormatter, useTranslations } from "use-intl";
import { ChoiceRow, ChoiceRows } from "#ui/form/choices/choice-row.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import type { OfferedMethod } from "#contract/checkout.ts";
import type { FamilyProps } from "./families/family-props.ts";
import { families } from "./families/families.tsx";
import styles from "./method-rows.module.css";

interface MethodRowsProps extends Omit<FamilyProps, "method"> {
  readonly offered: readonly OfferedMethod[];
  readonly chosen: OfferedMethod;
  readonly onChoose: (id: string) => void;
}

/** The available payment methods, and what the chosen one needs or does. */
export function MethodRows({ offered, chosen, onChoose, ...choice }: MethodRowsProps) {
  const t = useTranslations("checkout.method");
  const Family = families[chosen.family];
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
      <Family method={chosen} {...choice} />
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
