import { useQuery } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat.ts";
import type { ProfileView } from "#contract/profile-view.ts";
import { useAskToLogIn } from "#web/features/accounts/ask-to-log-in.ts";
import { useMoney } from "#web/features/credits/use-money.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { useUser } from "#web/site/use-site.ts";
import styles from "./message-button.module.css";
import { messagePriceQuery } from "#web/features/chat/queries.ts";

/** To the conversation, with what a message there costs. A visitor's asks to log in first. */
export function MessageButton({ member }: { member: ProfileView }) {
  const t = useTranslations("profiles.message");
  const visitor = useUser() === null;
  const ask = useAskToLogIn();
  const to = paths.memberChat(member.id);
  const words = useMoneyWords(useMessagePrice(member));
  return (
    <LinkButton {...(visitor ? ask(to) : { to })} size="big">
      <MessageCircle aria-hidden />
      {t("write")}
      {words && <span className={styles.price}>{words.text}</span>}
    </LinkButton>
  );
}

/** The same in a sentence, with the credits. */
export function MessagePriceSentence({ member }: { member: ProfileView }) {
  const t = useTranslations("profiles.message");
  const price = useMessagePrice(member);
  const words = useMoneyWords(price);
  if (!price) return null;
  const credits = t("credits", { count: price.credits });
  return (
    <p className={styles.sentence}>
      {words?.is === "gift" && t("costGift", { credits, money: words.money })}
      {words?.is === "money" && t("cost", { credits, money: words.money })}
      {!words && credits}
    </p>
  );
}

/** Null while it is not known, and for a visitor. */
function useMessagePrice(member: ProfileView): MessagePrice | null {
  const enabled = useUser() !== null;
  const { data } = useQuery({ ...messagePriceQuery(useApi(), member.id), enabled });
  return data?.is === "open" ? data.price : null;
}

interface MoneyWords {
  readonly is: "money" | "gift";
  /** "€ 1,00"; before a first purchase the least it can be. */
  readonly money: string;
  /** The same, unless bonus credits still pay for it. */
  readonly text: string;
}

function useMoneyWords(price: MessagePrice | null): MoneyWords | null {
  const t = useTranslations("profiles.message");
  const format = useMoney();
  const balance = useUser()?.credits ?? 0;
  if (!price?.money) return null;
  const { money, credits } = price;
  const text = money.from ? t("from", { money: format(money) }) : format(money);
  if (money.from && balance >= credits) return { is: "gift", money: text, text: t("gift") };
  return { is: "money", money: text, text };
}
