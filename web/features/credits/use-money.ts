import { formatMoney } from "#contract/money.ts";
import type { Money } from "#contract/money.ts";
import { usePageContext } from "#web/page-context.ts";

/** Formats an amount in the page's language. */
export function useMoney(): (amount: Money) => string {
  const { locale } = usePageContext();
  return (amount) => formatMoney(amount, locale);
}
