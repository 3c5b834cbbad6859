import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findEmailAddress } from "./find-account.ts";

/** The member's address and whether it is confirmed. */
export async function findOwnAccount({ services, site }: RequestContext, id: MemberId) {
  const account = await findEmailAddress(services.db, site.id, id);
  if (!account) throw new AppError("authentication_required");
  return { email: account.email, confirmed: account.confirmed_at !== null };
}
