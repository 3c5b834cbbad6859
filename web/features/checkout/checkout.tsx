import { useRef, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { Bundle, Offer } from "#contract/checkout.ts";
import { nextAddress, paths } from "#contract/paths.ts";
import { Note } from "#ui/text/note.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { useCountryName } from "#web/texts/formats.ts";
import { TextLink } from "#web/site/links/text-link.tsx";
import { requiresDeliveryRequest } from "./requires-delivery-request.ts";
import { DeliveryRequest } from "./delivery-request.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";
import styles from "./checkout.module.css";
import { chooseMethod } from "./methods/choose-method.ts";
import { FictionalNotice } from "./fictional-notice.tsx";
import { useApplePay } from "./methods/families/wallet.tsx";
import { MethodRows } from "./methods/method-rows.tsx";
import { MissingMethodNote } from "./methods/missing-method-note.tsx";
import { NoPaymentMethod } from "./methods/no-payment-method.tsx";
import { Line, OrderLines } from "./order-lines.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { PayBar } from "./pay-bar.tsx";
import { useOrder } from "./use-order.ts";
import { usePaymentCountry } from "./country/payment-country.ts";

interface CheckoutProps {
  readonly offer: Offer;
  readonly bundle: Bundle;
  /** An order that is paid again; without it a new one is placed. */
  readonly again?: string;
}

/** Checkout for one bundle: payment method, total and the button the law requires. */
export function Checkout({ offer, bundle, again }: CheckoutProps) {
  const t = useTranslations("checkout");
  const nameOf = useCountryName();
  const navigate = useNavigate();
  const { paymentmethod } = useParams();
  const [search] = useSearchParams();
  const [pressed, setPressed] = useState<string>();
  const [bank, setBank] = useState("");
  const delivery = useDeliveryRequest(requiresDeliveryRequest(offer.country));
  const next = nextAddress(search);
  const { order, busy, error } = useOrder(next);
  const options = { country: usePaymentCountry() ?? undefined, next, order: again };
  const hasApplePay = useApplePay();
  const { offered, tile, method, missing } = chooseMethod(
    offer.methods.filter(({ id }) => id !== "applepay" || hasApplePay),
    bundle.id,
    pressed ?? paymentmethod,
  );
  const choose = (id: string) => {
    // Move the radio at once; the address follows.
    setPressed(id);
    setBank("");
    void navigate(paths.creditsBundle(bundle.id, id, options), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const pay = () => {
    if (method === null || !delivery.check()) return;
    const issuer = tile?.issuers.some(({ id }) => id === bank) ? bank : "";
    const { id, price } = bundle;
    order({ bundle: id, method, bank: issuer, country: offer.country, price, again });
  };
  const others = paths.credits(next, { country: options.country, bundle: bundle.id });
  const vatPercentage = offer.vat_percentage;
  return (
    <CheckoutFrame
      heading={t("order.heading")}
      lines={
        <OrderLines
          bundle={bundle}
          vatPercentage={vatPercentage}
          country={
            offer.countries.length > 1 &&
            again === undefined && (
              <Line name={t("lines.country")}>
                {nameOf(offer.country)} <TextLink to={others}>{t("order.changeCountry")}</TextLink>
              </Line>
            )
          }
        />
      }
      notes={tile && <OrderNotes company={offer.company} family={tile.family} />}
      action={
        tile && (
          <PayBar
            bundle={bundle}
            vatPercentage={vatPercentage}
            busy={busy}
            error={error}
            onPay={pay}
          />
        )
      }
    >
      <PageTitle>{t("order.pageTitle")}</PageTitle>
      <div className={styles.head}>
        <h1>{t("order.title", { count: bundle.messages })}</h1>
        {again === undefined && <TextLink to={others}>{t("order.other")}</TextLink>}
      </div>
      {again !== undefined && <Note>{t("order.again")}</Note>}
      <FictionalNotice count={offer.fictional_count} />
      {missing && (
        <MissingMethodNote
          missing={missing}
          instead={tile?.name ?? null}
          country={nameOf(offer.country)}
        />
      )}
      {tile ? (
        <MethodRows
          offered={offered}
          chosen={tile}
          onChoose={choose}
          bank={bank}
          onBank={setBank}
        />
      ) : (
        <NoPaymentMethod />
      )}
      {tile && delivery.isRequired && <DeliveryRequest {...delivery.field} />}
    </CheckoutFrame>
  );
}

/** The request for immediate delivery. Where the law requires it, an order needs it. */
function useDeliveryRequest(isRequired: boolean) {
  const box = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  const check = () => {
    const fine = !isRequired || ticked;
    setMissing(!fine);
    if (!fine) {
      box.current?.focus();
      // Its error is below it, where the bar would hide it.
      box.current?.scrollIntoView({ block: "center" });
    }
    return fine;
  };
  const onTick = (now: boolean) => {
    setTicked(now);
    if (now) setMissing(false);
  };
  return { isRequired, check, field: { box, ticked, onTick, missing } };
}
