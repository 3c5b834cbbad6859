import type { ComponentType } from "react";
import { useTranslations } from "use-intl";
import type { OfferedMethod } from "#contract/checkout.ts";
import styles from "#web/features/checkout/methods/method-rows.module.css";
import { Bank } from "./bank.tsx";
import type { FamilyProps } from "./family-props.ts";
import { Wallet } from "./wallet.tsx";

type Family = OfferedMethod["family"];

/** A family that needs a sentence alone. */
function sentence(key: "card" | "code" | "voucher" | "transfer" | "debit") {
  return function Sentence(_props: FamilyProps) {
    const t = useTranslations("checkout.method.details");
    return <p className={styles.hint}>{t(key)}</p>;
  };
}

/** What is shown below the chosen method, by its family. */
export const families: Readonly<Record<Family, ComponentType<FamilyProps>>> = {
  bank: Bank,
  card: sentence("card"),
  code: sentence("code"),
  wallet: Wallet,
  voucher: sentence("voucher"),
  transfer: sentence("transfer"),
  debit: sentence("debit"),
};
