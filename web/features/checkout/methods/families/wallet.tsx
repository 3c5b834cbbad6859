import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import styles from "#web/features/checkout/methods/method-rows.module.css";
import type { FamilyProps } from "./family-props.ts";

/** A wallet asks for approval in its own way. */
export function Wallet({ method }: FamilyProps) {
  const t = useTranslations("checkout.method.details");
  return <p className={styles.hint}>{t(method.id === "applepay" ? "applepay" : "wallet")}</p>;
}

/** Whether this device can pay with Apple Pay; false on the server and until hydration. */
export function useApplePay(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    canPayWithApple,
    () => false,
  );
}

function canPayWithApple(): boolean {
  const { ApplePaySession: session } = globalThis as {
    readonly ApplePaySession?: { canMakePayments(): boolean };
  };
  return session?.canMakePayments() ?? false;
}
