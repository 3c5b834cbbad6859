import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { offerQuery } from "#web/features/checkout/queries.ts";
import { CreditTerms } from "#web/features/checkout/credit-terms.tsx";
import { useMoney } from "#web/features/credits/use-money.ts";
import { PremiumBenefits } from "#web/features/credits/premium-benefits.tsx";
import { pageContext, useApi } from "#web/page-context.ts";
import { nextAddress, paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./premium-page.module.css";

export async function load({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(pageContext);
  await queryClient.fetchQuery(offerQuery(api, null));
}

/** What Premium includes, what it does not, and how to get it. No countdowns or other pressure. */
export function Page() {
  const t = useTranslations("premium");
  const money = useMoney();
  const [search] = useSearchParams();
  const { data: offer } = useSuspenseQuery(offerQuery(useApi(), null));
  const premium = useUser()?.paid_user ?? false;
  const { demo, premium_chance } = useSettings();
  const smallest = offer.bundles[0];
  const title = premium ? t("already") : t("title");
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{premium ? t("alreadyLead") : t("lead")}</p>
        {!premium && premium_chance !== null && (
          <p>
            {t("chance", { percentage: String(premium_chance) })} {demo && t("chanceDemo")}
          </p>
        )}
      </div>
      <PremiumBenefits premium={premium} />
      <section className={styles.same}>
        <h2>{t("same.heading")}</h2>
        <p>{t("same.messages")}</p>
        {offer.fictional_count > 0 && (
          <p>{t("same.fictional", { count: offer.fictional_count })}</p>
        )}
        <p>{t("same.end")}</p>
      </section>
      <CreditTerms />
      <div className={styles.action}>
        {!premium && smallest && (
          <p>{t("from", { price: money(smallest.price), messages: smallest.messages })}</p>
        )}
        <LinkButton to={paths.credits(nextAddress(search))} size="big">
          {t("action")}
        </LinkButton>
      </div>
    </div>
  );
}
