import { useTranslations } from "use-intl";
import type { Bundle } from "#contract/checkout.ts";
import { ChoiceRow, ChoiceRows } from "#ui/form/choices/choice-row.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { PriceLine } from "#ui/text/price-line.tsx";
import { useMoney } from "#web/texts/formats.ts";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./bundle-rows.module.css";

interface BundleRowsProps {
  readonly bundles: readonly Bundle[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The bundles, smallest first. No bundle is highlighted as popular. */
export function BundleRows({ bundles, chosen, onChoose }: BundleRowsProps) {
  const t = useTranslations("checkout");
  const money = useMoney();
  const { message_credits } = useSettings();
  return (
    <FieldGroup legend={t("choose.legend")} hint={t("choose.hint", { credits: message_credits })}>
      <ChoiceRows>
        {bundles.map((bundle) => (
          <ChoiceRow
            key={bundle.id}
            name="bundle"
            value={bundle.id}
            checked={bundle.id === chosen}
            onChange={() => onChoose(bundle.id)}
            className={styles.row}
            aside={<PriceLine amount={money(bundle.price)} size="big" />}
          >
            <span className={styles.messages}>{t("messages", { count: bundle.messages })}</span>
            <span className={styles.credits}>{t("credits", { count: bundle.credits })}</span>
            <span className={styles.each}>
              {t("perMessage", { price: money(bundle.price_per_message) })}
            </span>
          </ChoiceRow>
        ))}
      </ChoiceRows>
    </FieldGroup>
  );
}
