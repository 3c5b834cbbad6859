import type { MemberId } from "#contract/ids.ts";
import type { Gender } from "#contract/attributes.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { wishesOf } from "./store.ts";

/** Whom the member seeks and in which country she lives; undefined once her profile is erased. */
export function loadWishes(
  ctx: RequestContext,
  id: MemberId,
): Promise<{ readonly seeks: Gender; readonly country: string } | undefined> {
  return wishesOf(ctx.services.db, ctx.site.id, id);
}
