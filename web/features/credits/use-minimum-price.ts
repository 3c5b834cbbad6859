import type { Money } from "#contract/formatting/money.ts";
import { useSettings } from "#web/site/use-site.ts";
import { useMoney } from "#web/texts/formats.ts";

/** The minimum price of a message in a country; null if the site's settings have none. */
export function useMinimumPrice(country: string): string | null {
  const { minimum_message_costs } = useSettings();
  const format = useMoney();
  const least = minimum_message_costs[country as keyof typeof minimum_message_costs];
  if (!least) return null;
  const money: Money = { minor: Math.round(least.costs * 100), currency: least.currency };
  return format(money);
}
