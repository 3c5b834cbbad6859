import { useState } from "react";
import { useSearchParams } from "react-router";
import { useRemoveParam } from "#web/site/use-remove-param.ts";

/** Query parameter that opens the gifts over a conversation. */
export const GIFT_PARAM = "gift";
/** The same for the photo that another app shared. */
export const PHOTO_PARAM = "photo";

/** What a member can choose to send besides a text, or to put into it. */
type Picker = "gift" | "photo" | "emoji";

/** Which choice is open over the conversation; the address of the page may ask for one. */
export function usePicker() {
  const [search] = useSearchParams();
  const removeParam = useRemoveParam();
  const param = ([GIFT_PARAM, PHOTO_PARAM] as const).find((one) => search.has(one));
  const [picker, open] = useState<Picker | null>(param ?? null);
  return {
    picker,
    open,
    toggle: (one: Picker) => open(picker === one ? null : one),
    close: () => {
      open(null);
      if (param) removeParam(param);
    },
  };
}
