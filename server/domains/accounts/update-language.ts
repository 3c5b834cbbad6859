import { LANGUAGE_COOKIE_DAYS } from "#contract/constants.ts";
import type { MemberId } from "#contract/ids.ts";
import type { Locale } from "#contract/languages.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import * as store from "./store.ts";

/** Saves the language in the account and in this browser. */
export async function updateLanguage(
  ctx: RequestContext,
  id: MemberId,
  language: Locale,
): Promise<void> {
  await store.updateLanguage(ctx.services.db, ctx.site.id, id, language);
  ctx.cookies.set("language", language, LANGUAGE_COOKIE_DAYS);
}
