import { useTranslations } from "use-intl";
import { useMinimumPrice } from "#web/features/credits/use-minimum-price.ts";
import { useSettings } from "#web/site/use-site.ts";
import { useVisitorCountry } from "#web/site/use-visitor-country.ts";

/** The lowest price of a message, in credits and in the visitor's currency. */
export function usePriceSentence(): string {
  const t = useTranslations("home.honest");
  const { message_credits: credits } = useSettings();
  const price = useMinimumPrice(useVisitorCountry());
  return price === null ? t("priceUnknown", { credits }) : t("price", { credits, price });
}
