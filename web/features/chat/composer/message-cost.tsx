import { Gift } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat.ts";
import { PriceLine } from "#ui/text/price-line.tsx";
import { useMoney } from "#web/features/credits/use-money.ts";
import styles from "./message-cost.module.css";
import { useBalance } from "./use-balance.ts";

/** What the next message costs, in money and credits, and what the member has. */
export function MessageCost({ price }: { price: MessagePrice }) {
  const t = useTranslations("chat.cost");
  const format = useMoney();
  const { balance, enough } = useBalance(price);
  const credits = t("credits", { count: price.credits });
  const { money } = price;
  const paidFromBonus = money?.from === true && enough;
  return (
    <div className={styles.cost}>
      {paidFromBonus && (
        <p className={styles.gift}>
          <Gift aria-hidden />
          {t("gift")}
        </p>
      )}
      <p className={styles.balance}>{t("balance", { count: balance })}</p>
      {money ? (
        <PriceLine
          money={money.from ? t("from", { money: format(money) }) : format(money)}
          credits={credits}
        />
      ) : (
        <PriceLine money={credits} />
      )}
    </div>
  );
}
