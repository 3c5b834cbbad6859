import { useState } from "react";
import { useSearchParams } from "react-router";
import { useRemoveParam } from "#web/site/use-remove-param.ts";

/** Query parameter that opens the gifts over a conversation. */
export const GIFT_PARAM = "gift";

/** What a member can choose to send besides a text, or to put into it. */
type Picker = "gift" | "photo" | "emoji";

/** Which choice is open over the conversation; the address of the page may ask for the gifts. */
export function usePicker() {
  const [search] = useSearchParams();
  const removeParam = useRemoveParam();
  const cameToGive = search.has(GIFT_PARAM);
  const [picker, open] = useState<Picker | null>(cameToGive ? "gift" : null);
  return {
    picker,
    open,
    toggle: (one: Picker) => open(picker === one ? null : one),
    close: () => {
      open(null);
      if (cameToGive) removeParam(GIFT_PARAM);
    },
  };
}
