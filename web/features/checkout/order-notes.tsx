import { useTranslations } from "use-intl";
import type { Offer, OfferedMethod } from "#contract/checkout.ts";
import { paths } from "#contract/paths.ts";
import { useSettings } from "#web/site/use-site.ts";
import { useCountryName } from "#web/texts/formats.ts";
import { InlineLink } from "#web/site/links/text-link.tsx";

interface OrderNotesProps {
  readonly company: Offer["company"];
  /** The chosen method's. */
  readonly family: OfferedMethod["family"];
}

/** The seller, the terms, what happens after the order and how to withdraw. */
export function OrderNotes({ company, family }: OrderNotesProps) {
  const t = useTranslations("checkout");
  const nameOf = useCountryName();
  const { refund_days } = useSettings();
  return (
    <>
      <p>{t(family === "transfer" ? "notes.transfer" : "notes.provider")}</p>
      <p>
        {t.rich("creditTerms.refund", {
          days: String(refund_days),
          link: (words) => <InlineLink to={paths.returnPolicy()}>{words}</InlineLink>,
        })}
      </p>
      <p>
        {t("notes.trader", {
          company: company.name,
          address: company.address,
          city: company.city,
          country: nameOf(company.country),
        })}{" "}
        {t.rich("notes.terms", {
          link: (words) => <InlineLink to={paths.terms()}>{words}</InlineLink>,
        })}
      </p>
    </>
  );
}
