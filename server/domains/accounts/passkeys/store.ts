import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { createPasskeyStore } from "#server/platform/secrets/passkey-store.ts";

/** A type rather than an interface, because only a type has an index signature. */
type PasskeyOwner = { readonly site_id: SiteId; readonly account_id: MemberId };

export const passkeys = createPasskeyStore<PasskeyOwner>("passkey");

/** The member of a request, as the tables name an owner. */
export function toOwner(
  { site }: { readonly site: { readonly id: SiteId } },
  { id }: { readonly id: MemberId },
): PasskeyOwner {
  return { site_id: site.id, account_id: id };
}
