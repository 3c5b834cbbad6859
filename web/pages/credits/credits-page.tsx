import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import type { Bundle } from "#contract/checkout.ts";
import { Note } from "#ui/text/note.tsx";
import { offerQuery } from "#web/features/checkout/queries.ts";
import { BundleRows } from "#web/features/checkout/bundle-rows.tsx";
import { CheckoutFrame } from "#web/features/checkout/checkout-frame.tsx";
import { CreditTerms } from "#web/features/checkout/credit-terms.tsx";
import { FictionalNotice } from "#web/features/checkout/fictional-notice.tsx";
import { OrderLines } from "#web/features/checkout/order-lines.tsx";
import { PaymentCountryField } from "#web/features/checkout/country/payment-country-field.tsx";
import { storeCountry, usePaymentCountry } from "#web/features/checkout/country/payment-country.ts";
import { useCountryName } from "#web/texts/formats.ts";
import { pageContext, useApi } from "#web/page-context.ts";
import { nextAddress, paths } from "#contract/paths.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { ContinueBar } from "#web/features/checkout/continue-bar.tsx";
import styles from "./credits-page.module.css";

export async function load({ request, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(pageContext);
  const country = storeCountry(queryClient, new URL(request.url).searchParams);
  await queryClient.fetchQuery(offerQuery(api, country));
}

/** The bundles with their local prices, and what a buyer should know before choosing. */
export function Page() {
  const t = useTranslations("checkout");
  const [search, setSearch] = useSearchParams();
  const requested = usePaymentCountry();
  const { data: offer } = useSuspenseQuery(offerQuery(useApi(), requested));
  const [pressed, setPressed] = useState<string | null>(null);
  const chosen = chosenOf(offer.bundles, pressed ?? search.get("bundle"));
  const nameOf = useCountryName();
  const setParam = (name: string, value: string) =>
    setSearch((before) => withParam(before, name, value), {
      replace: true,
      preventScrollReset: true,
    });
  const choose = (id: string) => {
    // Move the radio at once; the address follows.
    setPressed(id);
    setParam("bundle", id);
  };
  const screen = (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <div className={styles.head}>
        <h1 className="visually-hidden-on-phone">{t("title")}</h1>
        <BalanceSentence />
      </div>
      <FictionalNotice count={offer.fictional_count} />
      {chosen ? (
        <BundleRows bundles={offer.bundles} chosen={chosen.id} onChoose={choose} />
      ) : (
        <Note>{t("country.nothing", { country: nameOf(offer.country) })}</Note>
      )}
      <PaymentCountryField offer={offer} onChoose={(country) => setParam("country", country)} />
      <CreditTerms />
    </>
  );
  if (!chosen) return <div className={styles.bare}>{screen}</div>;
  const order = { country: requested ?? undefined, next: nextAddress(search) };
  return (
    <CheckoutFrame
      heading={t("choose.heading")}
      lines={<OrderLines bundle={chosen} vatPercentage={offer.vat_percentage} />}
      action={<ContinueBar bundle={chosen} to={paths.creditsBundle(chosen.id, undefined, order)} />}
    >
      {screen}
    </CheckoutFrame>
  );
}

/** The requested bundle, else the smallest; null if none is sold. */
function chosenOf(bundles: readonly Bundle[], requested: string | null): Bundle | null {
  return bundles.find(({ id }) => id === requested) ?? bundles[0] ?? null;
}

function withParam(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.set(name, value);
  return changed;
}

/** The balance, and how many messages it pays for. */
function BalanceSentence() {
  const t = useTranslations("checkout.balance");
  const { message_credits } = useSettings();
  const credits = useUser()?.credits ?? 0;
  const messages = Math.floor(credits / message_credits);
  return (
    <p className={styles.balance}>
      {t("left", { credits })} {credits > 0 && t("enough", { messages })}
    </p>
  );
}
