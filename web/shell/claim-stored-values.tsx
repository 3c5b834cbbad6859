import { useEffect } from "react";
import type { MemberId } from "#contract/shared/ids.ts";
import { clearStoredValues, storedValue } from "#web/site/stored-value.ts";
import { useUser } from "#web/site/use-site.ts";

const owner = storedValue("local", "owner", (json) => (typeof json === "string" ? json : null));

/**
 * Keeps stored values, such as drafts, of a member whose session expired until they log in again.
 * Removes them when another member logs in.
 */
export function claimStoredValues(member: MemberId): void {
  const before = owner.get();
  if (before !== null && before !== member) clearStoredValues();
  owner.set(member);
}

/** Renders first, so that nothing reads values that are about to be removed. */
export function ClaimStoredValues() {
  const member = useUser()?.profile.id ?? null;
  useEffect(() => {
    if (member !== null) claimStoredValues(member);
  }, [member]);
  return null;
}
