import type { StaffId } from "#contract/office/staff.ts";
import { createPasskeyStore } from "#server/platform/secrets/passkey-store.ts";

/** A type rather than an interface, because only a type has an index signature. */
type PasskeyOwner = { readonly staff_id: StaffId };

export const passkeys = createPasskeyStore<PasskeyOwner>("staff_passkey");
