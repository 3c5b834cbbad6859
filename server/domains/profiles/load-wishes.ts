import type { MemberId } from "#contract/ids.ts";
import type { Gender } from "#contract/attributes.ts";
import type { Call } from "#server/domains/call.ts";
import { wishesOf } from "./store.ts";

/** Whom the member seeks and in which country she lives; undefined once her profile is erased. */
export function loadWishes(
  call: Call,
  id: MemberId,
): Promise<{ readonly seeks: Gender; readonly country: string } | undefined> {
  return wishesOf(call.parts.db, call.site.id, id);
}
