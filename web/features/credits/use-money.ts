import { formatMoney } from "#contract/formatting/money.ts";
import type { Money } from "#contract/formatting/money.ts";
import { usePageContext } from "#web/page-context.ts";

/** Formats an amount in the page's language. */
export function useMoney(): (amount: Money) => string {
  const { locale } = usePageContext();
  return (amount) => formatMoney(amount, locale);
}
