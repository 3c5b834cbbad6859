import { useState } from "react";
import { useSearchParams } from "react-router";
import { useRemoveParam } from "#web/site/use-remove-param.ts";

/** Query parameter that opens the gifts over a conversation. */
export const GIFT_PARAM = "gift";

/** Whether the gifts are open, which the address of the page may ask for. */
export function useGiftsOpen() {
  const [search] = useSearchParams();
  const removeParam = useRemoveParam();
  const cameToGive = search.has(GIFT_PARAM);
  const [isOpen, setOpen] = useState(cameToGive);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      if (cameToGive) removeParam(GIFT_PARAM);
    },
  };
}
