import { formatMoney } from "#contract/money.ts";
import type { Money } from "#contract/money.ts";
import { usePageContext } from "#web/page-context.ts";

/** Writes an amount as people of the page's language do. */
export function useMoney(): (amount: Money) => string {
  const { locale } = usePageContext();
  return (amount) => formatMoney(amount, locale);
}
