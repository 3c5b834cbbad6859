import { useTranslations } from "use-intl";
import { formatMoney } from "#contract/money.ts";
import { usePageContext } from "#web/page-context.ts";
import { useSettings } from "#web/shell/use-site.ts";

/** What a message costs, in credits and in the money of the visitor's country, with "from". */
export function usePriceSentence(): string {
  const t = useTranslations("home.honest");
  const { locale } = usePageContext();
  const settings = useSettings();
  const credits = settings.message_credits;
  const country =
    settings.geoip_selected_country ?? settings.geoip_country ?? settings.countries[0] ?? "";
  const least = settings.minimum_message_costs[country];
  if (!least) return t("priceUnknown", { credits });
  const price = formatMoney(
    { minor: Math.round(least.costs * 100), currency: least.currency },
    locale,
  );
  return t("price", { credits, price });
}
