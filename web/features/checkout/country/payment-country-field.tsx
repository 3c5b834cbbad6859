import { useTranslations } from "use-intl";
import type { Offer } from "#contract/checkout.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { useCountryName } from "#web/texts/formats.ts";
import styles from "./payment-country-field.module.css";

interface PaymentCountryFieldProps {
  readonly offer: Pick<Offer, "country" | "countries">;
  readonly onChoose: (country: string) => void;
}

/** The payment country and its consequences; hidden on a site with only one country. */
export function PaymentCountryField({ offer, onChoose }: PaymentCountryFieldProps) {
  const t = useTranslations("checkout.country");
  const nameOf = useCountryName();
  if (offer.countries.length < 2) return null;
  return (
    <SelectField
      label={t("label")}
      hint={t("hint")}
      name="country"
      autoComplete="country"
      fieldClassName={styles.field}
      value={offer.country}
      onChange={(event) => onChoose(event.target.value)}
      options={offer.countries.map((country) => [country, nameOf(country)])}
    />
  );
}
