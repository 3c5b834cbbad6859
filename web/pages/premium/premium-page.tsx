import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { Frame } from "#ui/photo/frame.tsx";
import { PortraitWall } from "#ui/photo/portrait-wall.tsx";
import { offerQuery } from "#web/features/checkout/queries.ts";
import { CreditTerms } from "#web/features/checkout/credit-terms.tsx";
import { useMoney } from "#web/texts/formats.ts";
import { pageContext, useApi } from "#web/page-context.ts";
import { nextAddress, paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { days } from "./days.ts";
import { PremiumBenefits } from "./premium-benefits.tsx";
import styles from "./premium-page.module.css";

export async function load({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(pageContext);
  await queryClient.fetchQuery(offerQuery(api, null));
}

/** What Premium opens, what it does not, and how a member gets it: nothing here hurries. */
export function Page() {
  const t = useTranslations("premium");
  const { data: offer } = useSuspenseQuery(offerQuery(useApi(), null));
  const premium = useUser()?.paid_user ?? false;
  const { demo, premium_chance } = useSettings();
  return (
    <>
      <PageTitle>{premium ? t("already") : t("title")}</PageTitle>
      <PortraitWall>
        <div className={styles.hall}>
          <div className={styles.words}>
            <h1>{premium ? t("already") : t("headline")}</h1>
            <p className={styles.lead}>{premium ? t("alreadyLead") : t("lead")}</p>
            <Action />
          </div>
          <div className={styles.frames} aria-hidden="true">
            {days.slice(0, 3).map((src, day) => (
              <Frame key={src} src={src} lit={day === 0} />
            ))}
          </div>
        </div>
      </PortraitWall>
      <div className={styles.page}>
        <PremiumBenefits premium={premium} />
        {!premium && premium_chance !== null && (
          <p>
            {t("chance", { percentage: String(premium_chance) })} {demo && t("chanceDemo")}
          </p>
        )}
        <section className={styles.same}>
          <h2>{t("same.heading")}</h2>
          <p>{t("same.messages")}</p>
          {offer.fictional_count > 0 && (
            <p>{t("same.fictional", { count: offer.fictional_count })}</p>
          )}
          <p>{t("same.end")}</p>
        </section>
        <CreditTerms />
      </div>
    </>
  );
}

/** The button with the least price; on a phone in the bar at the bottom. */
function Action() {
  const t = useTranslations("premium");
  const money = useMoney();
  const [search] = useSearchParams();
  const { data: offer } = useSuspenseQuery(offerQuery(useApi(), null));
  const premium = useUser()?.paid_user ?? false;
  const smallest = offer.bundles[0];
  return (
    <div className={styles.action} data-action-bar>
      {!premium && smallest && (
        <p className={styles.price}>
          <strong>{t("from", { price: money(smallest.price) })}</strong>
          <span>{t("once", { messages: smallest.messages })}</span>
        </p>
      )}
      <LinkButton to={paths.credits(nextAddress(search))} variant="deep" size="big">
        {t("action")}
      </LinkButton>
    </div>
  );
}
