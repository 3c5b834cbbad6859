import { useTranslations } from "use-intl";
import { useMinimumPrice } from "#web/features/credits/use-minimum-price.ts";
import { useSettings } from "#web/site/use-site.ts";

/** The lowest price of a message, in credits and in the visitor's currency. */
export function usePriceSentence(): string {
  const t = useTranslations("home.honest");
  const settings = useSettings();
  const credits = settings.message_credits;
  const country =
    settings.geoip_selected_country ?? settings.geoip_country ?? settings.countries[0] ?? "";
  const price = useMinimumPrice(country);
  return price === null ? t("priceUnknown", { credits }) : t("price", { credits, price });
}
