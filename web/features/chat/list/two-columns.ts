import { SMARTPHONE_BELOW_PX } from "#contract/shared/constants.ts";
import { useMediaQuery } from "#web/site/use-media-query.ts";

/** Whether a conversation opens next to the list; on a phone each is a page of its own. */
export const useTwoColumns = (): boolean => useMediaQuery(TWO_COLUMNS);

/** Must match the query in `pages/chats/chats-page.module.css`. */
const TWO_COLUMNS = `(min-width: ${SMARTPHONE_BELOW_PX}px) and (min-height: 30em)`;
