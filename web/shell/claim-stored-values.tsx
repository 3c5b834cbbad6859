import { useEffect } from "react";
import type { MemberId } from "#contract/ids.ts";
import { clearStoredValues, storedValue } from "#web/site/stored-value.ts";
import { useUser } from "#web/site/use-site.ts";

const owner = storedValue("local", "owner", (json) => (typeof json === "string" ? json : null));

/**
 * Drafts and the like of a member whose session expired stay in the browser, so that the member finds
 * them after logging in again. When another member logs in they are removed.
 */
export function claimStoredValues(member: MemberId): void {
  const before = owner.get();
  if (before !== null && before !== member) clearStoredValues();
  owner.set(member);
}

/** Comes first in the page, so that nothing reads what is about to be removed. */
export function ClaimStoredValues() {
  const member = useUser()?.profile.id ?? null;
  useEffect(() => {
    if (member !== null) claimStoredValues(member);
  }, [member]);
  return null;
}
