import type { RefObject } from "react";
import { useTranslations } from "use-intl";
import { Checkbox } from "#ui/form/choices/checkbox.tsx";
import { useSettings } from "#web/site/use-site.ts";

interface DeliveryRequestProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
  /** Whether the pay button was pressed while it was unticked. */
  readonly missing: boolean;
}

/** The buyer's express request for immediate delivery, never pre-ticked. */
export function DeliveryRequest({ box, ticked, onTick, missing }: DeliveryRequestProps) {
  const t = useTranslations("checkout.begin");
  const { name, refund_days } = useSettings();
  return (
    <Checkbox
      autoComplete="off"
      ref={box}
      name="begin"
      label={t("label", { site: name, days: String(refund_days) })}
      checked={ticked}
      onChange={(event) => onTick(event.target.checked)}
      error={missing ? t("missing") : undefined}
      required
    />
  );
}
